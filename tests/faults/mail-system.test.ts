import { cpSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { hasMailSystem, startDovecot, startPostfix } from '../support/mail-system.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { startServer } from '../support/server-under-test.ts'
import { until } from '../support/until.ts'
import { WidgetClient } from '../support/widget-client.ts'

const [sales, boss] = ['sales@orca.example', 'boss@orca.example']
const operator = 'li@people.example'

describe.skipIf(!hasMailSystem)(
  'Postfix and Dovecot from Debian (apt-get install postfix dovecot-imapd, as root)',
  () => {
    const ending: (() => unknown)[] = []
    afterEach(async () => {
      for (const end of ending.splice(0).toReversed()) await end()
    })

    test('Postfix refuses one receiver for now, then for good, and is restarted: nobody has anything twice', async () => {
      const postfix = await startPostfix()
      ending.push(postfix.end)
      const server = await startServer({
        SMTP_URL: postfix.url,
        MAIL_FROM: 'website@orca.example',
        MAIL_TO: `${sales},${boss}`,
      })
      ending.push(server.end)
      const send = (type: string) => postOfficial(server.origin, { ...officialBody, type }, newVisitor())
      const got = (recipient: string, words: string) =>
        postfix.mailOf(recipient).filter((email) => email.includes(words)).length

      postfix.answer(sales, '451 4.7.1 greylisted')
      await send('greylisted one')
      await until('the other has it', () => got(boss, 'greylisted one') === 1)
      await until('it was put off', () => server.output().includes('"code":"451"'))
      postfix.answer(sales, undefined)
      await until('the first has it', () => got(sales, 'greylisted one') === 1)

      postfix.stop()
      await send('while it is away')
      await until('it was tried', () => server.output().includes('ECONNREFUSED') || server.output().includes('ESOCKET'))
      await postfix.start()
      await until('both have it', () => got(sales, 'while it is away') === 1 && got(boss, 'while it is away') === 1)

      postfix.answer(sales, '550 5.1.1 no such user')
      await send('refused one')
      await until('the other has it', () => got(boss, 'refused one') === 1)
      await until('a person is told', () => server.output().includes('delivery.dead'))
      const ready = await (await fetch(`${server.origin}/api/health/ready`)).json()
      expect(ready.warnings).toContain('recipients_refused')
      expect(got(boss, 'greylisted one')).toBe(1)
    }, 60_000)

    async function desk(mail: MailServer, imap: string, directory?: string) {
      const server = await startServer(
        {
          SMTP_URL: mail.url,
          MAIL_FROM: 'website@orca.example',
          MAIL_TO: sales,
          CHAT_IMAP_URL: imap,
          CHAT_MAIL_ADDRESS: 'chat@people.example',
          CHAT_MAIL_SECRET: 'nobody else knows this one',
          CHAT_OPERATORS: operator,
        },
        directory,
      )
      ending.push(server.end)
      return server
    }
    const answerTo = (to: string, text: string, id: string) =>
      Buffer.from(`From: <${operator}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@people.example>\r\n\r\n${text}\r\n`)
    const replyTo = (mail: MailServer) =>
      /^Reply-To: <?(\S+?@[^\s>]+)/m.exec((mail.emails[0] ?? '').replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
    async function heard(client: WidgetClient): Promise<string[]> {
      const { json } = await client.call(client.in('messages?limit=100'))
      const said: { author: string; text: string }[] = json.items
      return said.filter(({ author }) => author === 'operator').map(({ text }) => text)
    }

    test('a box with 1,000 emails; Dovecot restarted; a restored store reads nothing again and writes to nobody', async () => {
      const dovecot = await startDovecot()
      ending.push(dovecot.end)
      const mail = await startMailServer()
      ending.push(mail.close)
      dovecot.deliver(Array.from({ length: 1000 }, (_, n) => answerTo('chat@people.example', `old ${n}`, `old-${n}`)))
      const server = await desk(mail, dovecot.url())
      const client = await new WidgetClient(server.origin).open('pk_orca', 'en')
      await client.say('hello')
      await until('an email went out', () => mail.emails.length > 0)
      const to = replyTo(mail)
      await server.kill('SIGTERM')
      const copy = join(tmpdir(), `orca-copy-${process.pid}`)
      cpSync(server.directory, copy, { recursive: true })
      ending.push(() => rmSync(copy, { recursive: true, force: true }))

      const again = await server.restart()
      ending.push(again.end)
      dovecot.deliver([answerTo(to, 'The price is 12000', 'price')])
      await until('it is shown', async () => (await heard(client)).includes('The price is 12000'), 30_000)
      // Replies to operators begin once the box was read through: the price was its last email.
      dovecot.deliver([answerTo(to, '', 'empty')])
      await until('the empty one was returned', () =>
        mail.emails.some((email) => email.includes('<empty@people.example>')),
      )
      await dovecot.stop()
      await dovecot.start()
      dovecot.deliver([answerTo(to, 'After the restart', 'after')])
      await until('it is shown', async () => (await heard(client)).includes('After the restart'))
      await again.kill('SIGTERM')

      const sent = mail.emails.length
      const restored = await desk(mail, dovecot.url(), copy)
      client.origin = restored.origin
      dovecot.deliver([answerTo(to, 'The last of all', 'last')])
      await until('it is shown', async () => (await heard(client)).includes('The last of all'))
      expect(await heard(client)).toEqual(['The last of all'])
      expect(mail.emails).toHaveLength(sent)
    }, 120_000)
  },
)
