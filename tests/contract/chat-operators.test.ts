import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { ChatwootStandIn } from '../support/chatwoot.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

// The command is a process of its own each time.
vi.setConfig({ testTimeout: 90_000 })

interface Said {
  seq: number
  author: string
  type: string
  text: string
  rating?: { satisfied: boolean; words?: string }
}

describe.each(engineNames)('on %s', (name) => {
  let chatwoot: ChatwootStandIn
  let mail: MailServer
  let server: ServerUnderTest
  let store: Awaited<ReturnType<typeof storeSettings>>

  beforeAll(async () => {
    store = await storeSettings(name)
    chatwoot = await new ChatwootStandIn().start()
    mail = await startMailServer()
    server = await startServer({
      ...store.settings,
      CHATWOOT_URL: chatwoot.url,
      CHATWOOT_INBOX: chatwoot.inbox,
      CHATWOOT_SECRET: chatwoot.secret,
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@orca.example',
      MAIL_TO: 'sales@orca.example',
      CHAT_HOURS: 'Mon-Sun 00:00-24:00 Asia/Shanghai',
    })
    chatwoot.webhook = `${server.origin}/api/widget/v1/bridges/chatwoot`
  }, 60_000)
  afterAll(async () => {
    await server.end()
    await chatwoot.close()
    await mail.close()
    await store.end()
    expect(chatwoot.refused).toEqual([])
  })

  const visitor = (lang = 'en') => new WidgetClient(server.origin).open('pk_orca', lang)

  /** `npm run chat`, over the server's own store while it runs. */
  async function command(...words: string[]) {
    const hours = { CHAT_HOURS: 'Mon-Sun 00:00-24:00 Asia/Shanghai' }
    const settings = { ...store.settings, ...hours, DATA_DIR: server.directory }
    const { code, out, error } = await hostedCommand('chat', settings, words)
    if (code !== 0) throw new Error(error)
    return out
  }

  async function all(client: WidgetClient): Promise<Said[]> {
    return (await client.call(client.in('messages?limit=100'))).json.items
  }

  async function state(client: WidgetClient): Promise<string> {
    return (await client.call(`conversations/${client.conversationId}`)).json.conversation.state
  }

  async function talkToPerson(client: WidgetClient): Promise<void> {
    await client.say('how long does a boat last?')
    await waitUntil('it arrived', () => chatwoot.saidBy(client.visitorId).length > 0)
    await chatwoot.event(client.visitorId, { content: 'Li here: see https://orca.example/product' })
    await chatwoot.resolve(client.visitorId)
  }

  test('while people are away a visitor is told when they are back, keeps the assistant, and is heard all the same', async () => {
    const config = async () =>
      (await new WidgetClient(server.origin).call('config?site=pk_orca&lang=en')).json.texts.hours
    await waitUntil('hours are told', async () => /^A person can answer now/.test((await config()) ?? ''))
    expect(await command('away', 'on', '--until', '2099-10-08T13:30')).toContain('Thu 8 Oct, 13:30 (GMT+8)')
    const client = await visitor()
    const asked = await client.say('I want to talk to a person')
    expect(asked.json.replies).toMatchObject([
      { type: 'board', text: expect.stringContaining('Thu 8 Oct, 13:30 (GMT+8)') },
    ])
    expect(await state(client)).toBe('bot')
    expect((await client.say('what does a boat cost?')).json.replies).toMatchObject([{ answer_id: 'price' }])
    await waitUntil('people have it', () => chatwoot.saidBy(client.visitorId).length === 2)
    await waitUntil('the window says so', async () => /13:30/.test((await config()) ?? ''))

    await command('away', 'off')
    expect((await client.say('I want to talk to a person')).json.replies[0].text).toContain('Please wait')
    expect(await state(client)).toBe('waiting')
    // It would be listed as a gap of the assistant's knowledge.
    expect(await command('gaps')).not.toContain('talk to a person')
  })

  test('a moment that has passed or is none is refused in words', async () => {
    for (const moment of ['2020-01-01', 'tomorrow']) {
      await expect(command('away', 'on', '--until', moment)).rejects.toThrow(/a day or a time to come/)
    }
  })

  test('who leaves a person is asked once whether it helped; people and the command read the answer', async () => {
    const client = await visitor()
    await talkToPerson(client)
    const asked = (await all(client)).filter(({ type }) => type === 'rating')
    expect(asked).toMatchObject([{ author: 'bot', text: 'Did this conversation answer your question?' }])
    const seq = asked[0]?.seq ?? 0
    const { promise: opened, resolve } = Promise.withResolvers<void>()
    const update = client.events((events) => events.some(({ event }) => event === 'update'), {}, resolve)
    await opened
    expect((await client.post(client.in('rating'), { seq, satisfied: true })).status).toBe(204)
    expect((await update).at(-1)?.data).toMatchObject({ seq, rating: { satisfied: true } })
    const words = 'Quick, but\nthe price is missing.'
    expect((await client.post(client.in('rating'), { seq, satisfied: false, words })).status).toBe(204)
    const facts = { rating: 'Not answered', rating_words: 'Quick, but the price is missing.' }
    await waitUntil('people read it', () => chatwoot.contacts.get(client.visitorId)?.rating === facts.rating)
    expect(chatwoot.contacts.get(client.visitorId)).toMatchObject(facts)
    expect(chatwoot.saidBy(client.visitorId)).toHaveLength(1)
    const told = await command('satisfaction')
    expect(told).toContain('1 asked, 0 satisfied, 1 not satisfied')
    expect(told).toContain('no   Quick, but the price is missing.')

    // Once: not after another person, and not at goodbye.
    await talkToPerson(client)
    expect(await state(client)).toBe('bot')
    await client.say('goodbye')
    expect((await all(client)).filter(({ type }) => type === 'rating')).toHaveLength(1)
    // Told once: whatever Chatwoot says of the contact is an answer.
    expect(server.output()).not.toContain('bridge.pending')
  })

  test('a rating is only taken where it was asked, from the visitor who was asked', async () => {
    const client = await visitor()
    await client.say('goodbye')
    // Nothing was talked about.
    expect((await all(client)).map(({ type }) => type)).not.toContain('rating')
    await client.say('how long does a boat last?')
    await client.say('thanks, bye')
    const asked = (await all(client)).at(-1)
    expect(asked).toMatchObject({ type: 'rating' })
    const stranger = await visitor()
    const rating = { seq: asked?.seq, satisfied: true }
    expect((await stranger.post(client.in('rating'), rating)).status).toBe(404)
    expect((await client.post(client.in('rating'), { ...rating, seq: 1 })).status).toBe(404)
    expect((await client.post(client.in('rating'), { ...rating, satisfied: 'yes' })).status).toBe(422)
    expect((await client.post(client.in('rating'), { ...rating, words: 'x'.repeat(1001) })).json.fields).toEqual({
      words: 'too_long',
    })
  })

  /** What the server says of itself to those who look after it. */
  async function warnings(): Promise<string[]> {
    const response = await fetch(`${server.origin}/api/health/ready`)
    return ((await response.json()) as { warnings?: string[] }).warnings ?? []
  }

  const sentTo = (address: string) => mail.emails.filter((_, index) => mail.receivers[index]?.includes(address))

  test('the conversation goes to the address that the visitor gives, once for each request', async () => {
    const client = await visitor()
    await client.say('what does a boat cost? My shop is https://bargain.example/now or bargain.example')
    await talkToPerson(client)
    const config = await client.call('config?site=pk_orca&lang=en')
    expect(config.json.transcript).toBe(true)
    const email = 'Visitor.Chen@mail.example'
    const send = (body: object) => client.post(client.in('transcript'), body)
    expect((await send({ email, lang: 'en' })).json.fields).toEqual({ consent: 'consent' })
    expect((await send({ email: 'nobody', lang: 'en', consent: 'yes' })).json.fields).toEqual({ email: 'email' })
    expect((await send({ email, lang: 'en', consent: 'yes' })).status).toBe(204)
    await waitUntil('it was sent', () => sentTo(email.toLowerCase()).length > 0)
    const { subject, text = '', headers } = await PostalMime.parse(sentTo(email.toLowerCase())[0] ?? '')
    expect(subject).toBe('Your conversation with ORCA')
    expect(text).toContain('what does a boat cost?')
    expect(text).toContain('—— A colleague has joined')
    expect(text).toContain('Li here: see https://orca.example/product')
    expect(text).toContain('My shop is [address left out]')
    expect(text).not.toContain('bargain.example')
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')

    for (let time = 0; time < 2; time += 1) expect((await send({ email, lang: 'zh', consent: 'yes' })).status).toBe(204)
    const refused = await send({ email: 'another@mail.example', lang: 'zh', consent: 'yes' })
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many' } })
    const other = await visitor()
    await other.say('what does a boat cost?')
    expect((await other.post(other.in('transcript'), { email: email.toUpperCase(), consent: 'yes' })).status).toBe(429)
    await waitUntil('all three were sent', () => sentTo(email.toLowerCase()).length === 3)
    expect(sentTo('another@mail.example')).toEqual([])
    expect(server.output().toLowerCase()).not.toContain('visitor.chen')
  })

  test('a mail server that is busy gets it later; an address it refuses is given up', async () => {
    const client = await visitor()
    await client.say('what does a boat cost?')
    mail.replies.set('later@mail.example', '451 4.2.1 busy')
    mail.replies.set('gone@mail.example', '550 5.1.1 no such user')
    for (const email of ['later@mail.example', 'gone@mail.example']) {
      expect((await client.post(client.in('transcript'), { email, consent: 'yes' })).status).toBe(204)
    }
    await waitUntil('one was given up', () => /delivery\.dead.*"transcript"/.test(server.output()))
    // A mistyped address is no delivery that somebody has to see to.
    await waitUntil('nobody is called', async () => !(await warnings()).includes('deliveries_dead'))
    await waitUntil('one waits', () => /delivery\.pending.*"transcript"/.test(server.output()))
    mail.replies.delete('later@mail.example')
    await waitUntil('it was sent after all', () => sentTo('later@mail.example').length === 1)
    expect(server.output()).not.toContain('@mail.example')
  })

  test('a visitor who deletes the chat takes the rating and what was to be sent along', async () => {
    const client = await visitor()
    await talkToPerson(client)
    const seq = (await all(client)).at(-1)?.seq
    await client.post(client.in('rating'), { seq, satisfied: true, words: 'Forget this.' })
    mail.replies.set('never@mail.example', '451 4.2.1 busy')
    const putOff = () => server.output().split(/delivery\.pending.*"transcript"/).length
    const before = putOff()
    await client.post(client.in('transcript'), { email: 'never@mail.example', consent: 'yes' })
    // What is being sent at the moment of the deletion cannot be called back.
    await waitUntil('it was put off', () => putOff() > before)
    expect(await command('satisfaction')).toContain('Forget this.')
    expect((await client.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
    expect(await command('satisfaction')).not.toContain('Forget this.')
    // When the next one is out, everything that was due has been looked at. An attempt that was under way is refused as well.
    const sendsTo = async (email: string) => {
      const other = await visitor()
      await other.say('what does a boat cost?')
      await other.post(other.in('transcript'), { email, consent: 'yes' })
      await waitUntil(`${email} had its own`, () => sentTo(email).length > 0)
    }
    await sendsTo('next@mail.example')
    mail.replies.delete('never@mail.example')
    await sendsTo('last@mail.example')
    expect(sentTo('never@mail.example')).toEqual([])
  })
})
