import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { sendEmail } from '#lib/outbound/smtp'
import { makeCertificate } from '../support/certificate.ts'
import { type Dovecot, startDovecot } from '../support/dovecot.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { hasMailSystem } from '../support/mail-system.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { greylisting, startPolicyServer } from '../support/policy-server.ts'
import { type Postfix, startPostfix } from '../support/postfix.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

const [sales, boss] = ['sales@orca.example', 'boss@orca.example']
const [grey, full] = ['grey@orca.example', 'full@orca.example']
const operator = 'li@people.example'
const gone = 'gone@elsewhere.example'
const [address, secret] = ['chat@people.example', 'nobody else knows this one']

describe.skipIf(!hasMailSystem)(
  'Postfix and Dovecot from Debian, both only with TLS (apt-get install postfix dovecot-imapd, as root)',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'orca-mail-'))
    let postfix: Postfix
    let dovecot: Dovecot
    let trusted: Record<string, string>
    const ended: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true })]
    const ending: (() => unknown)[] = []
    const endAll = async (list: (() => unknown)[]) => {
      for (const end of list.splice(0).toReversed()) await end()
    }

    beforeAll(async () => {
      const certificate = makeCertificate(directory)
      trusted = { NODE_EXTRA_CA_CERTS: certificate.certFile }
      dovecot = await startDovecot(certificate)
      ended.push(dovecot.end)
      dovecot.setFull(full, true)
      const policy = await startPolicyServer(greylisting([grey], 700))
      ended.push(policy.close)
      const elsewhere = await startMailServer()
      elsewhere.replyToRecipient = '550 5.1.1 no such user'
      ended.push(elsewhere.close)
      postfix = await startPostfix({
        certificate,
        policyPorts: [policy.port, dovecot.quotaPort],
        maildirs: { [address]: dovecot.maildir },
        loginPort: dovecot.loginPort,
        relay: { domain: 'elsewhere.example', port: Number(new URL(elsewhere.url).port) },
      })
      ended.push(postfix.end)
    }, 60_000)
    afterEach(() => endAll(ending))
    afterAll(() => endAll(ended))

    async function start(settings: Record<string, string>, folder?: string): Promise<ServerUnderTest> {
      const mail = { SMTP_URL: postfix.url, MAIL_FROM: 'website@orca.example', MAIL_TO: sales, ...trusted }
      const server = await startServer({ ...mail, ...settings }, folder)
      ending.push(server.end)
      return server
    }
    const send = (server: ServerUnderTest, type: string) =>
      postOfficial(server.origin, { ...officialBody, type }, newVisitor())
    const got = (recipient: string, words: string) =>
      postfix.mailOf(recipient).filter((email) => email.includes(words)).length
    const warningsOf = async (server: ServerUnderTest): Promise<string[]> =>
      (await (await fetch(`${server.origin}/api/health/ready`)).json()).warnings

    test('a receiver is refused for now, then for good, and Postfix is restarted: nobody has anything twice', async () => {
      const server = await start({ MAIL_TO: `${sales},${boss}` })
      postfix.answer(sales, '451 4.7.1 greylisted')
      await send(server, 'greylisted one')
      await waitUntil('the other has it', () => got(boss, 'greylisted one') === 1)
      await waitUntil('it was put off', () => server.output().includes('"code":"451"'))
      postfix.answer(sales, undefined)
      await waitUntil('the first has it', () => got(sales, 'greylisted one') === 1, 30_000)

      postfix.stop()
      await send(server, 'while it is away')
      await waitUntil(
        'it was tried',
        () => server.output().includes('ECONNREFUSED') || server.output().includes('ESOCKET'),
      )
      await postfix.start()
      await waitUntil(
        'both have it',
        () => got(sales, 'while it is away') === 1 && got(boss, 'while it is away') === 1,
        30_000,
      )

      postfix.answer(sales, '550 5.1.1 no such user')
      await send(server, 'refused one')
      await waitUntil('the other has it', () => got(boss, 'refused one') === 1)
      await waitUntil('a person is told', () => server.output().includes('delivery.dead'))
      expect(await warningsOf(server)).toContain('recipients_refused')
      expect(got(boss, 'greylisted one')).toBe(1)
      postfix.answer(sales, undefined)
    }, 90_000)

    test('greylisting passes by itself; a full mailbox has the email once it has room; the third has it once', async () => {
      const server = await start({ MAIL_TO: `${boss},${grey},${full}` })
      await send(server, 'put off by two')
      await waitUntil('one has it at once', () => got(boss, 'put off by two') === 1)
      await waitUntil('the greylisting one has it', () => got(grey, 'put off by two') === 1)
      // 552 5.2.2, which is no refusal of the address.
      await waitUntil('it was tried again', () => (server.output().match(/"code":"552"/g) ?? []).length > 1)
      expect(await warningsOf(server)).toEqual([])
      dovecot.setFull(full, false)
      await waitUntil('the full one has it', () => got(full, 'put off by two') === 1, 70_000)
      await waitUntil('that is known', () => server.output().includes('delivery.delivered'))
      expect([boss, grey, full].map((receiver) => got(receiver, 'put off by two'))).toEqual([1, 1, 1])
    }, 120_000)

    test('a server that asks for a login: the right password sends, a wrong one is said and mended by a restart', async () => {
      // The wait after a wrong setting is the longest of all.
      const quick = { MAIL_TO: boss, DELIVERY_TIME_SCALE: '0.002' }
      const wrong = await start({ SMTP_URL: postfix.submissionUrl('chat', 'not it'), ...quick })
      await send(wrong, 'after a login')
      await waitUntil('a person is told', () => /"level":"error".*"code":"EAUTH 535"/.test(wrong.output()))
      expect(await warningsOf(wrong)).toEqual([])
      expect(wrong.output()).not.toContain('not it')
      await wrong.kill('SIGTERM')
      await start({ SMTP_URL: postfix.submissionUrl('chat', dovecot.password), ...quick }, wrong.directory)
      await waitUntil('what waited is sent', () => got(boss, 'after a login') === 1, 30_000)

      const loginless = await startMailServer()
      ending.push(loginless.close)
      loginless.replyToRecipient = '530 5.7.0 Authentication required'
      const email = { from: 'website@orca.example', to: [boss], text: 'where no login is offered' }
      const outcome = await sendEmail(loginless.url.replace('//', '//chat:secret@'), email)
      expect(outcome, 'nothing is given up for a wrong setting').toEqual({ kind: 'configuration', code: '530' })
    }, 90_000)

    test('servers whose certificate nobody vouches for get no email, no password, and are named in the log', async () => {
      const server = await start({ NODE_EXTRA_CA_CERTS: '', MAIL_TO: boss, ...chat(operator) })
      await send(server, 'not for everybody')
      await waitUntil('sending was tried', () =>
        /"delivery\.pending".*"code":"DEPTH_ZERO_SELF_SIGNED_CERT"/.test(server.output()),
      )
      await waitUntil('the mailbox was tried', () =>
        /email\.mailbox_lost.*self-signed certificate/.test(server.output()),
      )
      expect(got(boss, 'not for everybody')).toBe(0)
    })

    const chat = (operators: string) => ({
      CHAT_IMAP_URL: dovecot.url('INBOX', '客服/回复'),
      CHAT_MAIL_ADDRESS: address,
      CHAT_MAIL_SECRET: secret,
      CHAT_OPERATORS: operators,
    })

    test('what comes back names whom it did not reach; answers are found in other folders and among spam', async () => {
      const server = await start({ MAIL_FROM: address, MAIL_TO: `${sales},${gone}`, ...chat(`${operator},${gone}`) })
      const { json } = await send(server, 'one that comes back')
      await waitUntil('one receiver has it', () => got(sales, 'one that comes back') === 1)
      await waitUntil('it came back', () => server.output().includes('delivery.bounced'))
      await waitUntil('a person is told whom it concerns', async () => {
        const all = await Promise.all(postfix.mailOf(sales).map((email) => PostalMime.parse(email)))
        return all.some(({ text = '' }) => text.includes(gone))
      })
      expect((await warningsOf(server)).toSorted()).toEqual(['deliveries_dead', 'recipients_refused'])
      expect(got(sales, String(json.id))).toBe(1)

      const client = await new WidgetClient(server.origin).open('pk_orca', 'en')
      await client.say('hello, is anybody there')
      await waitUntil('the operator has it', () => got(operator, 'hello, is anybody there') === 1)
      await waitUntil('the other’s came back', () => server.output().includes('email.refused'))
      const sent = postfix.mailOf(operator)
      const to = /^Reply-To: <?(\S+?@[^\s>]+)/m.exec(sent.join().replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? ''
      await postfix.send({ from: operator, to, text: 'Here I am.' })
      dovecot.file('客服/回复', answerTo(to, 'Filed by a rule.', 'filed'))
      dovecot.file('Spam', answerTo(to, 'Taken for spam.', 'spam'))
      dovecot.file('Spam', answerTo(address, 'Buy now.', 'real-spam'))
      const words = ['Filed by a rule.', 'Here I am.', 'Taken for spam.']
      await waitUntil('all are shown', async () => (await heard(client)).length === words.length)
      expect((await heard(client)).toSorted()).toEqual(words)
    }, 60_000)

    const answerTo = (to: string, text: string, id: string) =>
      Buffer.from(`From: <${operator}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@people.example>\r\n\r\n${text}\r\n`)
    /** An email that lay in the box before the site was: every kind of them, one after the other. */
    function oldEmail(n: number): Buffer {
      const of = () => replyAddresses(address, secret).of(randomUUID())
      if (n % 5 === 0) return answerTo(of(), `an answer to a chat that nobody knows ${n}`, `old-${n}`)
      if (n % 5 === 1) return answerTo(of(), '', `old-${n}`)
      const automatic = n % 5 === 2 ? 'Auto-Submitted: auto-replied\r\n' : n % 5 === 3 ? 'Return-Path: <>\r\n' : ''
      return Buffer.concat([Buffer.from(automatic), answerTo(address, `old ${n}`, `old-${n}`)])
    }
    const replyTo = (mail: MailServer) =>
      /^Reply-To: <?(\S+?@[^\s>]+)/m.exec((mail.emails[0] ?? '').replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
    async function heard(client: WidgetClient): Promise<string[]> {
      const { json } = await client.call(client.in('messages?limit=100'))
      const said: { author: string; text: string }[] = json.items
      return said.filter(({ author }) => author === 'operator').map(({ text }) => text)
    }

    /** Whether the box has the mark that an email was read: Maildir keeps our keyword as a small letter of the file's name. */
    const isMarked = (id: string) =>
      readdirSync(join(dovecot.maildir, 'cur')).some(
        (name) =>
          /:2,[A-Z]*[a-z]/.test(name) &&
          readFileSync(join(dovecot.maildir, 'cur', name), 'utf8').includes(`<${id}@people.example>`),
      )

    test('a box with 1,000 old emails at the first start: none is shown or answered; Dovecot restarted; a restored store reads nothing again and writes to nobody', async () => {
      const mail = await startMailServer()
      ending.push(mail.close)
      dovecot.deliver(Array.from({ length: 1000 }, (_, n) => oldEmail(n)))
      const settings = { ...chat(operator), SMTP_URL: mail.url }
      const server = await start(settings)
      const client = await new WidgetClient(server.origin).open('pk_orca', 'en')
      await client.say('hello')
      await waitUntil('an email went out', () => mail.emails.length > 0)
      const to = replyTo(mail)
      await server.kill('SIGTERM')
      const copy = join(tmpdir(), `orca-copy-${process.pid}`)
      cpSync(server.directory, copy, { recursive: true })
      ending.push(() => rmSync(copy, { recursive: true, force: true }))

      const again = await server.restart()
      ending.push(again.end)
      dovecot.deliver([answerTo(to, 'The price is 12000', 'price')])
      await waitUntil('it is shown', async () => (await heard(client)).includes('The price is 12000'), 30_000)
      expect(await heard(client)).toEqual(['The price is 12000'])
      expect(mail.emails.filter((email) => email.includes('<old-'))).toEqual([])
      // Replies to operators begin once the box was read through: the price was its last email.
      dovecot.deliver([answerTo(to, '', 'empty')])
      await waitUntil('the empty one was returned', () =>
        mail.emails.some((email) => email.includes('<empty@people.example>')),
      )
      await dovecot.stop()
      await dovecot.start()
      dovecot.deliver([answerTo(to, 'After the restart', 'after')])
      await waitUntil('it is shown', async () => (await heard(client)).includes('After the restart'))
      await waitUntil('the box knows that it was read', () => isMarked('after'))
      await again.kill('SIGTERM')

      const sent = mail.emails.length
      const restored = await start(settings, copy)
      client.origin = restored.origin
      dovecot.deliver([answerTo(to, 'The last of all', 'last')])
      await waitUntil('it is shown', async () => (await heard(client)).includes('The last of all'))
      expect(await heard(client)).toEqual(['The last of all'])
      expect(mail.emails).toHaveLength(sent)
    }, 120_000)
  },
)
