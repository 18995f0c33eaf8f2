import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { ImapStandIn } from '../support/imap-server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

/** Each refusal doubles the pause before the next try, and a slow machine has had more of them. */
const patienceMs = 60_000

const [sales, boss] = ['sales@orca.example', 'boss@orca.example']
const [li, wang] = ['li@people.example', 'wang@people.example']

describe.each(engineNames)('one receiver of two is refused (%s)', (engine) => {
  const ending: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end()
  })

  async function start(settings: Record<string, string> = {}) {
    const mail = await startMailServer()
    const store = await storeSettings(engine)
    const all = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@orca.example',
      MAIL_TO: `${sales},${boss}`,
      // Slow enough for a busy machine to answer in time: an attempt that is cut off counts, and doubles the pause.
      DELIVERY_TIME_SCALE: '0.1',
      ...store.settings,
      ...settings,
    }
    const server = await startServer(all)
    ending.push(mail.close, store.end, server.end)
    return { mail, server, all }
  }

  const send = (server: ServerUnderTest, type: string) =>
    postOfficial(server.origin, { ...officialBody, type }, newVisitor())

  /** How often each receiver got the email that says this. */
  function got(mail: MailServer, words: string): Record<string, number> {
    const counts: Record<string, number> = {}
    mail.emails.forEach((email, index) => {
      if (!email.includes(words)) return
      for (const receiver of mail.receivers[index] ?? []) counts[receiver] = (counts[receiver] ?? 0) + 1
    })
    return counts
  }

  const ready = async (server: ServerUnderTest) => (await fetch(`${server.origin}/api/health/ready`)).json()

  const leads = async (server: ServerUnderTest, settings: Record<string, string>, ...words: string[]) =>
    (await hostedCommand('leads', { ...settings, DATA_DIR: server.directory }, words)).out

  test('for now: the other has the enquiry at once and only once, the first one later', async () => {
    const { mail, server } = await start()
    mail.replies.set(sales, '451 4.7.1 come back later')
    await send(server, 'put off')
    await waitUntil('the other has it', () => got(mail, 'put off')[boss] === 1)
    await waitUntil('it was tried again', () => (server.output().match(/"code":"451"/g) ?? []).length > 1)
    expect((await ready(server)).pending).toBe(1)
    mail.replies.clear()
    await waitUntil('the first one has it', () => got(mail, 'put off')[sales] === 1, patienceMs)
    await waitUntil('that is known', () => server.output().includes('delivery.delivered'))
    expect(got(mail, 'put off')).toEqual({ [sales]: 1, [boss]: 1 })
    expect((await ready(server)).warnings).toEqual([])
  }, 120_000)

  test('for good: a person is told whom it concerns; once the address is mended, nobody gets it twice', async () => {
    const { mail, server, all } = await start()
    mail.replies.set(sales, '550 5.1.1 no such user')
    const { json } = await send(server, 'refused')
    await waitUntil('the other has it', () => got(mail, 'refused')[boss] === 1)
    await waitUntil('who was refused is named to the other', async () => {
      const all = await Promise.all(mail.emails.map((email) => PostalMime.parse(email)))
      const index = all.findIndex(({ text = '' }) => text.includes(`邮件地址 ${sales} `))
      return mail.receivers[index]?.join() === boss
    })
    await waitUntil('the store says so', async () => (await ready(server)).warnings.length === 2)
    expect((await ready(server)).warnings).toEqual(['deliveries_dead', 'recipients_refused'])
    const id = String(json.id)
    expect(await leads(server, all, 'show', id)).toMatch(/sales@orca\.example: refused.* 550/)
    expect(await leads(server, all, 'show', id)).toMatch(/boss@orca\.example: received 250/)
    expect(await leads(server, all, 'list', '--state', 'attention')).toContain('sales@')
    mail.replies.clear()
    await leads(server, all, 'retry', id)
    await waitUntil('the first one has it', () => got(mail, id)[sales] === 1)
    await waitUntil('all is well', async () => (await ready(server)).warnings.length === 0)
    expect(got(mail, id)).toMatchObject({ [sales]: 1, [boss]: 1 })
  }, 120_000)

  test('in the chat: the other operator has it and what follows; the first gets all of it when he can', async () => {
    const mailbox = await new ImapStandIn().start()
    ending.push(() => mailbox.stop())
    const { mail, server } = await start({
      CHAT_IMAP_URL: mailbox.url,
      CHAT_MAIL_ADDRESS: 'chat@people.example',
      CHAT_MAIL_SECRET: 'nobody else knows this one',
      CHAT_OPERATORS: `${li}, Wang@people.example`,
    })
    mail.replies.set(wang, '451 4.7.1 come back later')
    const client = await new WidgetClient(server.origin).open('pk_orca', 'en')
    // To who waits for a person every message is emailed at once: gathered ones would come when the pauses are long.
    await client.say('I want to talk to a person')
    await client.say('how many boats')
    await waitUntil('the other has it', () => got(mail, 'how many boats')[li] === 1)
    await client.say('and the price')
    await waitUntil('the other has what follows', () => got(mail, 'and the price')[li] === 1)
    expect(got(mail, 'how many boats')[wang]).toBeUndefined()
    mail.replies.clear()
    await waitUntil('the first has both', () => got(mail, 'and the price')[wang] === 1, patienceMs)
    expect(got(mail, 'Visitor:\r\nhow many boats')).toEqual({ [li]: 1, [wang]: 1 })
    expect(got(mail, 'and the price')).toEqual({ [li]: 1, [wang]: 1 })

    mail.replies.set(wang, '550 5.1.1 no such user')
    await client.say('one more thing')
    await waitUntil('the other has it', () => got(mail, 'one more thing')[li] === 1)
    await waitUntil('a person is told', () => server.output().includes('email.refused'))
    expect((await ready(server)).warnings).toEqual(['recipients_refused'])
  }, 120_000)
})
