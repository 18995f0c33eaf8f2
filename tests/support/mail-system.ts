import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { freePort } from './app-process.ts'
import type { Certificate } from './certificate.ts'
import { startPolicyServer } from './policy-server.ts'
import { waitUntil } from './wait-until.ts'

/** Debian's own Postfix and Dovecot, run by root with everything of theirs in a temporary folder. */
export const hasMailSystem =
  process.getuid?.() === 0 && existsSync('/usr/sbin/postfix') && existsSync('/usr/sbin/dovecot')

const numberOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

function untilOpen(port: number): Promise<void> {
  return waitUntil(`port ${port} is open`, async () => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    return isOpen
  })
}

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

export interface Postfix {
  url: string
  /** Address of the port that takes mail only from who has logged in, where there is one. */
  submissionUrl(user: string, password: string): string
  /** What the server answers for a receiver from now on: `451 4.7.1 …`, `550 5.1.1 …`; `undefined` takes it again. */
  answer(recipient: string, reply: string | undefined): void
  /** The emails that a receiver has, as they came. */
  mailOf(recipient: string): string[]
  /** Hands an email over, as somebody's mail program does. */
  send(email: { from: string; to: string; text: string }): Promise<unknown>
  stop(): void
  start(): Promise<void>
  end(): void
}

interface PostfixOptions {
  certificate: Certificate
  /** Ports of policy servers that are asked about every receiver. */
  policyPorts?: readonly number[]
  /** Mailboxes that are not Postfix's own, by address. */
  maildirs?: Readonly<Record<string, string>>
  /** Port of the SASL server that knows the passwords. */
  loginPort?: number
  /** A domain that is another server's, and that server's port. */
  relay?: { domain: string; port: number }
}

/** What makes a port of Postfix the one for mail programs: nobody sends without a login. */
function submission(loginPort: number): string {
  const options = {
    smtpd_sasl_auth_enable: 'yes',
    smtpd_sasl_type: 'dovecot',
    smtpd_sasl_path: `inet:127.0.0.1:${loginPort}`,
    smtpd_client_restrictions: 'permit_sasl_authenticated,reject',
  }
  return Object.entries(options)
    .map(([name, value]) => `-o ${name}=${value}`)
    .join(' ')
}

/**
 * A real SMTP server that takes mail for `orca.example` and `people.example` into mailboxes of its own, and lets nobody
 * talk without TLS.
 */
export async function startPostfix(options: PostfixOptions): Promise<Postfix> {
  const { certificate, policyPorts = [], maildirs = {}, loginPort, relay } = options
  const directory = mkdtempSync(join(tmpdir(), 'orca-postfix-'))
  chmodSync(directory, 0o755)
  const port = await freePort()
  const submissionPort = await freePort()
  const [uid, gid] = [numberOf('-u', 'nobody'), numberOf('-g', 'nobody')]
  const [config, queue, data, boxes] = ['etc', 'queue', 'data', 'boxes'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
    string,
  ]
  for (const folder of [config, queue, data, boxes]) mkdirSync(folder, { mode: 0o755 })
  chownSync(data, numberOf('-u', 'postfix'), numberOf('-g', 'postfix'))
  chownSync(boxes, uid, gid)
  // Asked for every email: a table of Postfix's own would be read anew only by processes that start after a reload.
  const replies = new Map<string, string>()
  const policy = await startPolicyServer((recipient) => replies.get(recipient) ?? 'DUNNO')
  const places = { ...maildirs, '@orca.example': join(boxes, 'all'), '@people.example': join(boxes, 'all') }
  const lines = Object.entries(places).map(([address, folder]) => `${address} ${folder.slice(1)}/\n`)
  writeFileSync(join(config, 'boxes'), lines.join(''))
  writeFileSync(join(config, 'transport'), relay ? `${relay.domain} smtp:[127.0.0.1]:${relay.port}\n` : '')
  const policies = [policy.port, ...policyPorts]
    .map((policyPort) => `check_policy_service inet:127.0.0.1:${policyPort}, `)
    .join('')
  const main: Record<string, string> = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    command_directory: '/usr/sbin',
    daemon_directory: '/usr/lib/postfix/sbin',
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    myhostname: 'mail.orca.example',
    mydestination: '',
    alias_maps: '',
    local_recipient_maps: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    maillog_file: join(directory, 'log'),
    maillog_file_prefixes: directory,
    virtual_mailbox_domains: 'orca.example, people.example',
    virtual_mailbox_base: '/',
    virtual_mailbox_maps: `texthash:${join(config, 'boxes')}`,
    recipient_delimiter: '+',
    relay_domains: relay?.domain ?? '',
    transport_maps: `texthash:${join(config, 'transport')}`,
    smtpd_tls_security_level: 'encrypt',
    smtpd_tls_cert_file: certificate.certFile,
    smtpd_tls_key_file: certificate.keyFile,
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    virtual_minimum_uid: '1',
    smtpd_recipient_restrictions: `${policies}reject_unauth_destination`,
    smtpd_relay_restrictions: 'reject_unauth_destination',
    smtpd_peername_lookup: 'no',
    smtputf8_enable: 'no',
  }
  writeFileSync(
    join(config, 'main.cf'),
    Object.entries(main)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    ...(loginPort ? [`127.0.0.1:${submissionPort} inet n - n - - smtpd ${submission(loginPort)}`] : []),
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'proxymap unix - - n - - proxymap',
    'flush unix n - n 1000? 0 flush',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'anvil unix - - n - 1 anvil',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'virtual unix - n n - - virtual',
    'smtp unix - - n - - smtp',
    'postlog unix-dgram n - n - 1 postlogd',
  ]
  writeFileSync(join(config, 'master.cf'), `${services.join('\n')}\n`)
  const postfix = (word: string) => execFileSync('/usr/sbin/postfix', ['-c', config, word], { stdio: 'ignore' })
  async function start(): Promise<void> {
    postfix('start')
    await untilOpen(port)
  }
  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    submissionUrl: (user, password) => `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${submissionPort}`,
    answer(recipient, reply) {
      if (reply === undefined) replies.delete(recipient)
      else replies.set(recipient, reply)
    },
    mailOf(recipient) {
      const folder = join(boxes, 'all', 'new')
      if (!existsSync(folder)) return []
      const emails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      return emails.filter((email) => email.includes(`Delivered-To: ${recipient}`))
    },
    async send(email) {
      const transport = createTransport({ host: '127.0.0.1', port, requireTLS: true, tls: { ca: certificate.cert } })
      await transport.sendMail(email)
      transport.close()
    },
    stop: () => postfix('stop'),
    start,
    end() {
      policy.close()
      try {
        postfix('abort')
      } catch {
        // Stopped by the test.
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
