import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './app-process.ts'
import type { Certificate } from './certificate.ts'
import { numberOf, untilOpen } from './mail-system.ts'

export interface Dovecot {
  /** Address of folders of the mailbox, as CHAT_IMAP_URL has it. */
  url(...folders: string[]): string
  /** Puts emails into the inbox, as a delivery would. */
  deliver(emails: readonly Buffer[]): void
  /** Puts an email into another folder, as a rule of the server would. */
  file(folder: string, email: Buffer): void
  /** Where the inbox is, for a server that delivers into it. */
  maildir: string
  /** Port that a mail server asks whether there is room for an email (Dovecot's quota-status). */
  quotaPort: number
  /** Port that a mail server asks whether somebody's password is right (Dovecot's SASL); the account is `chat`. */
  loginPort: number
  password: string
  /** Whether the mailbox of an address is full, by its quota. */
  setFull(address: string, isFull: boolean): void
  stop(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

/** One mailbox behind a real IMAP server that lets nobody in without TLS. */
export async function startDovecot({ certFile, keyFile }: Certificate): Promise<Dovecot> {
  const directory = mkdtempSync(join(tmpdir(), 'orca-dovecot-'))
  chmodSync(directory, 0o755)
  const [uid, gid] = [numberOf('-u', 'nobody'), numberOf('-g', 'nobody')]
  const maildir = join(directory, 'mail')
  for (const folder of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(maildir, folder), { recursive: true })
    chownSync(join(maildir, folder), uid, gid)
  }
  const port = await freePort()
  const quotaPort = await freePort()
  const loginPort = await freePort()
  const password = 'the password of this mailbox'
  const account = `chat:{PLAIN}${password}:${uid}:${gid}::${maildir}`
  const users = join(directory, 'users')
  writeFileSync(users, `${account}\n`)
  const config = join(directory, 'dovecot.conf')
  writeFileSync(
    config,
    `base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${certFile}
ssl_key = <${keyFile}
first_valid_uid = 1
mail_location = maildir:${maildir}
default_internal_user = dovecot
default_login_user = dovenull
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
mail_plugins = quota
plugin {
  quota = maildir
  quota_grace = 0
  quota_status_success = DUNNO
  quota_status_nouser = DUNNO
  quota_status_overquota = 552 5.2.2 Mailbox is full
}
service quota-status {
  executable = quota-status -p postfix
  inet_listener {
    port = ${quotaPort}
  }
  client_limit = 1
}
auth_mechanisms = plain login
service auth {
  inet_listener {
    port = ${loginPort}
  }
}
passdb {
  driver = passwd-file
  args = ${directory}/users
}
userdb {
  driver = passwd-file
  args = ${directory}/users
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox "客服/回复" {
    auto = create
  }
  mailbox Spam {
    auto = create
    special_use = \\Junk
  }
}
`,
  )
  let serial = 0
  const launch = () => spawn('/usr/sbin/dovecot', ['-F', '-c', config], { stdio: 'ignore' })
  let server = launch()
  await untilOpen(port)
  async function stop(): Promise<void> {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  return {
    url: (...folders) =>
      `imap://chat:${encodeURIComponent(password)}@127.0.0.1:${port}/${folders.map(encodeURIComponent).join()}`,
    maildir,
    quotaPort,
    loginPort,
    password,
    file(folder, email) {
      execFileSync('doveadm', ['-c', config, 'save', '-u', 'chat', '-m', folder], { input: email })
    },
    setFull(address, isFull) {
      const home = join(directory, address)
      for (const folder of ['', 'mail', 'mail/cur', 'mail/new', 'mail/tmp']) {
        mkdirSync(join(home, folder), { recursive: true })
        chownSync(join(home, folder), uid, gid)
      }
      writeFileSync(join(home, 'mail/new/1.M1P1.host'), 'Subject: old\n\nSomething that takes room.\n')
      const place = `${uid}:${gid}::${home}::userdb_mail=maildir:${home}/mail`
      const room = `userdb_quota_rule=*:bytes=${isFull ? 10 : 1_000_000}`
      writeFileSync(users, `${account}\n${address}:{PLAIN}none:${place} ${room}\n`)
    },
    deliver(emails) {
      for (const email of emails) {
        serial += 1
        const file = `${Math.floor(Date.now() / 1000)}.M${serial}P1.host`
        writeFileSync(join(maildir, 'tmp', file), email)
        chownSync(join(maildir, 'tmp', file), uid, gid)
        renameSync(join(maildir, 'tmp', file), join(maildir, 'new', file))
      }
    },
    stop,
    async start() {
      server = launch()
      await untilOpen(port)
    },
    async end() {
      if (server.exitCode === null && server.signalCode === null) await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
