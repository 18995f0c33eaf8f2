import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { freePort } from './app-process.ts'
import type { Certificate } from './certificate.ts'
import { numberOf, untilOpen } from './mail-system.ts'
import { startPolicyServer } from './policy-server.ts'

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
