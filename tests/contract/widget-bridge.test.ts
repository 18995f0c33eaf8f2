import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LinkHolder, tokenIn } from '../support/answer-link.ts'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { ChatwootStandIn } from '../support/chatwoot.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { png } from '../support/small-files.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

describe.each(engineNames)('Chatwoot on %s', (name) => {
  let chatwoot: ChatwootStandIn
  let server: ServerUnderTest
  let store: Awaited<ReturnType<typeof storeSettings>>

  beforeAll(async () => {
    store = await storeSettings(name)
    chatwoot = await new ChatwootStandIn().start()
    server = await startServer(settings())
    chatwoot.webhook = `${server.origin}/api/widget/v1/bridges/chatwoot`
  }, 60_000)
  beforeEach(() => {
    chatwoot.fault = 'none'
  })
  afterAll(async () => {
    await server.end()
    await chatwoot.close()
    await store.end()
    expect(chatwoot.refused).toEqual([])
  })

  /** `npm run chat`, with the server's own settings. */
  const command = (...words: string[]) => hostedCommand('chat', { DATA_DIR: server.directory, ...settings() }, words)
  const settings = () => ({
    ...store.settings,
    CHATWOOT_URL: chatwoot.url,
    CHATWOOT_INBOX: chatwoot.inbox,
    CHATWOOT_SECRET: chatwoot.secret,
  })
  const visitor = () => new WidgetClient(server.origin).open()
  const arrived = (client: WidgetClient, count: number) =>
    waitUntil(`${count} arrived`, () => chatwoot.saidBy(client.visitorId).length >= count)
  const heard = async (client: WidgetClient) => {
    const { json } = await client.call(client.in('messages?limit=100'))
    const said: { author: string; text: string; rev: number }[] = json.items
    return said.filter(({ author }) => author === 'operator')
  }

  test('people read what a visitor says, and the assistant is silent once they answer', async () => {
    const client = await visitor()
    expect((await client.say('is anybody there?')).json.replies).toHaveLength(1)
    await arrived(client, 1)
    expect((await chatwoot.event(client.visitorId, { content: 'Yes: Li speaking.' })).status).toBe(204)
    expect(await heard(client)).toMatchObject([{ text: 'Yes: Li speaking.', rev: 0 }])
    expect((await client.say('what does a boat cost?')).json.replies).toEqual([])
    await arrived(client, 2)
    expect(chatwoot.saidBy(client.visitorId)).toEqual(['is anybody there?', 'what does a boat cost?'])
    const { json } = await client.call(`conversations/${client.conversationId}`)
    expect(json.conversation).toMatchObject({ state: 'human', head_seq: 5, degraded: false })
  })

  test('who asks for a person waits for one, and gets the board with their words when nobody comes', async () => {
    const state = async (client: WidgetClient) =>
      (await client.call(`conversations/${client.conversationId}`)).json.conversation.state
    const served = await visitor()
    const asked = await served.say('I want to talk to a person')
    expect(asked.json.replies).toMatchObject([{ type: 'text', author: 'bot', text: expect.stringContaining('wait') }])
    expect(await state(served)).toBe('waiting')
    expect((await served.say('what does a boat cost?')).json.replies).toEqual([])
    await arrived(served, 2)
    await chatwoot.event(served.visitorId, { content: 'Here I am.' })
    expect(await state(served)).toBe('human')

    const silent = await visitor()
    await silent.say('I want to talk to a person')
    const left = await visitor()
    await left.say('I want to talk to a person')
    await left.say('our lake is ten hectares')
    await waitUntil('nobody came', async () => (await state(left)) === 'bot')
    const { json } = await left.call(left.in('messages'))
    expect(json.items.at(-1)).toMatchObject({ author: 'bot', type: 'board', prefill: 'our lake is ten hectares' })
    expect(json.items.at(-1).text).toContain('your text filled in')
    expect((await left.say('what does a boat cost?')).json.replies).toMatchObject([{ answer_id: 'price' }])
    expect(await heard(served)).toHaveLength(1)

    // Who wrote nothing more is not told that words are in the form.
    await waitUntil('nobody came to the other', async () => (await state(silent)) === 'bot')
    const { json: other } = await silent.call(silent.in('messages'))
    expect(other.items.at(-1)).toMatchObject({ type: 'board', prefill: '' })
    expect(other.items.at(-1).text).not.toContain('your text')
  })

  test('a visitor’s file goes there with its bytes; answers given elsewhere stand there as such, once', async () => {
    const client = await visitor()
    await client.sendFile('lake.png', png())
    await arrived(client, 1)
    const there = () => chatwoot.conversations.get(chatwoot.conversationOf(client.visitorId))?.messages ?? []
    expect(there()[0]).toMatchObject({
      content: '[Picture] lake.png (1 KB)',
      attachments: [
        { name: 'lake.png', type: 'image/png', data_url: `data:image/png;base64,${png().toString('base64')}` },
      ],
    })
    const { out } = await command('link', client.conversationId)
    const colleague = new LinkHolder(server.origin, tokenIn(out))
    const key = randomUUID()
    for (const _ of [1, 2]) await colleague.post('answer', { key, text: 'Two boats will do.' })
    await arrived(client, 2)
    await command('reply', client.conversationId, 'And a dock.')
    await arrived(client, 3)
    expect(chatwoot.saidBy(client.visitorId).slice(1)).toEqual([
      expect.stringMatching(/A colleague answered.*\nTwo boats will do\.$/s),
      expect.stringMatching(/A colleague answered.*\nAnd a dock\.$/s),
    ])
    // What people there answer is theirs: it does not come back to them.
    await chatwoot.event(client.visitorId, { content: 'From Chatwoot.' })
    await client.say('thanks')
    await arrived(client, 4)
    expect(chatwoot.saidBy(client.visitorId).at(-1)).toBe('thanks')
    expect((await heard(client)).map(({ text }) => text)).toEqual([
      'Two boats will do.',
      'And a dock.',
      'From Chatwoot.',
    ])
  })

  test('a conversation that people closed is the assistant’s again', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    await chatwoot.event(client.visitorId)
    await chatwoot.resolve(client.visitorId)
    expect((await client.say('what does a boat cost?')).json.replies).toHaveLength(1)
  })

  const said = async (client: WidgetClient, author: string) => {
    const { json } = await client.call(client.in('messages?limit=100'))
    const all: { author: string; text: string }[] = json.items
    return all.filter((message) => message.author === author).map(({ text }) => text)
  }
  test('the visitor reads once that a person came and once that they left, in the language they write', async () => {
    const client = await visitor()
    await client.say('你好，我想问一下质保多久')
    await arrived(client, 1)
    await chatwoot.event(client.visitorId, { content: '您好。' })
    await chatwoot.event(client.visitorId, { content: '还有别的问题吗？' })
    const came = ['同事已接入，由同事为您解答。']
    expect(await said(client, 'system')).toEqual(came)
    await chatwoot.resolve(client.visitorId)
    await chatwoot.resolve(client.visitorId)
    expect(await said(client, 'system')).toEqual([...came, expect.stringContaining('同事已离开')])
    // It is no message that waits to be read.
    const { json } = await client.call(`conversations/${client.conversationId}`)
    const waiting = [...(await said(client, 'bot')), ...(await said(client, 'operator'))]
    expect(json.conversation).toMatchObject({ state: 'bot', unread: waiting.length })
    await chatwoot.event(client.visitorId, { content: '再补充一点。' })
    expect(await said(client, 'system')).toHaveLength(3)
  })

  test('a short code of an operator’s is its text for the visitor, at once and when mended', async () => {
    const client = await visitor()
    await client.say('how long is the warranty?')
    await arrived(client, 1)
    const answer = { id: 7001, content: 'Hello. /warranty' }
    await chatwoot.event(client.visitorId, answer)
    expect(await heard(client)).toMatchObject([{ text: expect.stringMatching(/^Hello\. The period and extent/) }])
    await chatwoot.event(client.visitorId, { ...answer, event: 'message_updated', content: '/sorry /no-such-code' })
    expect(await heard(client)).toMatchObject([{ text: 'I am sorry for the wait. /no-such-code', rev: 1 }])
  })

  test('without a mail server no conversation is sent by email, and nobody is offered it', async () => {
    const client = await visitor()
    await client.say('hello')
    expect((await client.call('config?site=pk_orca&lang=en')).json).not.toHaveProperty('transcript')
    const asked = await client.post(client.in('transcript'), { email: 'me@mail.example', consent: 'yes' })
    expect(asked.status).toBe(404)
  })

  test('a closed conversation that the visitor goes on with is the same one, and people can take it again', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const id = chatwoot.conversationOf(client.visitorId)
    await chatwoot.resolve(client.visitorId)
    await client.say('one more thing')
    await arrived(client, 2)
    expect(chatwoot.conversations.get(id)?.messages.map(({ content }) => content)).toEqual(['hello', 'one more thing'])
    await chatwoot.event(client.visitorId, { content: 'Yes?' })
    expect((await client.say('thanks')).json.replies).toEqual([])
  })

  test('calls that overtook each other or never came: everything once, in the order it was written', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const [one, two, three] = ['one', 'two', 'three'].map((text) => ({
      id: chatwoot.answer(client.visitorId, text),
      content: text,
    }))
    chatwoot.answer(client.visitorId, 'not for the visitor', true)
    await chatwoot.event(client.visitorId, { ...three, id: three?.id })
    await chatwoot.event(client.visitorId, one)
    await chatwoot.event(client.visitorId, two)
    await chatwoot.event(client.visitorId, three)
    expect((await heard(client)).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })

  test('what people wrote while we were away is there once we are back', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    await server.kill('SIGKILL')
    // More than Chatwoot gives at once.
    const written = Array.from({ length: 45 }, (_, index) => `Written in between, ${index}.`)
    for (const text of written) chatwoot.answer(client.visitorId, text)
    server = await server.restart()
    await waitUntil('it is there', async () => (await heard(client)).length >= written.length)
    expect((await heard(client)).map(({ text }) => text)).toEqual(written)
  })

  test('people see the visitor type and read; the visitor sees people type, but not that of notes', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const id = chatwoot.conversationOf(client.visitorId)
    const signs = () => chatwoot.conversations.get(id)?.signs ?? []
    for (let n = 0; n < 3; n += 1) await client.post(client.in('typing'), {})
    await waitUntil('the visitor stopped typing', () => signs().length >= 2)
    await client.post(client.in('read'), { seq: 2 })
    await waitUntil('it was read', () => signs().length >= 3)
    expect(signs()).toEqual(['typing on', 'typing off', 'read'])

    const types = (change: Record<string, unknown>) =>
      chatwoot.event(client.visitorId, { event: 'conversation_typing_on', ...change })
    const listening = client.listen()
    await listening.until(({ event }) => event === 'state')
    await types({ user: { type: 'contact' } })
    await types({ user: { type: 'user' }, is_private: true })
    await chatwoot.event(client.visitorId, { content: 'a mark' })
    await listening.until(({ data }) => data?.text === 'a mark')
    expect(listening.events.filter(({ event }) => event === 'typing')).toEqual([])
    await types({ user: { type: 'user' } })
    await listening.until(({ event }) => event === 'typing')
    expect(listening.events.at(-1)).toMatchObject({ event: 'typing', data: { author: 'operator' } })
    listening.leave()
  })

  test('people see where the visitor was, and where they are now', async () => {
    const client = await visitor()
    const sayOn = (page: string) =>
      client.post(client.in('messages'), { client_id: ulid(), type: 'text', text: page, ctx: { page, visits: 2 } })
    await sayOn('/product')
    await arrived(client, 1)
    const conversation = chatwoot.conversations.get(chatwoot.conversationOf(client.visitorId))
    expect(conversation?.facts).toEqual({ site: 'pk_orca', language: 'en', page: '/product', visits: '2' })
    await sayOn('/quote')
    await arrived(client, 2)
    expect(chatwoot.contacts.get(client.visitorId)).toEqual({ page: '/quote', visits: '2' })
  })

  test('a call of 10 MB is refused and hinders nobody; what people attach is named, never fetched', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const large = await chatwoot
      .event(client.visitorId, { content: 'x'.repeat(10 * 1024 * 1024) })
      .then(({ status }) => status)
      .catch(() => 'connection closed')
    expect([413, 'connection closed']).toContain(large)
    const data_url = `${chatwoot.url}/files/redirect`
    await chatwoot.event(client.visitorId, { content: 'See here', attachments: [{ data_url }] })
    expect(await heard(client)).toMatchObject([{ text: `See here\n${data_url}` }])
    expect(chatwoot.filesAsked).toBe(0)
  })

  test('the same event twice, an edit, and an edit that changes nothing', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    for (let n = 0; n < 3; n += 1) await chatwoot.event(client.visitorId, { id: `twice-${client.visitorId}` })
    expect(await heard(client)).toHaveLength(1)
    const edited = { id: `twice-${client.visitorId}`, event: 'message_updated', content: 'Mended.' }
    const stream = client.events((events) => events.some(({ event }) => event === 'update'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await chatwoot.event(client.visitorId, edited)
    await chatwoot.event(client.visitorId, edited)
    expect((await stream).at(-1)?.data).toMatchObject({ text: 'Mended.', rev: 1, author: 'operator' })
    expect(await heard(client)).toMatchObject([{ text: 'Mended.', rev: 1 }])
  })

  test('internal notes, our own words and other people’s conversations stay where they are', async () => {
    const client = await visitor()
    const stranger = await visitor()
    await client.say('hello')
    await stranger.say('hello')
    await arrived(client, 1)
    await arrived(stranger, 1)
    await chatwoot.event(client.visitorId, { private: true })
    await chatwoot.event(client.visitorId, { message_type: 'incoming' })
    await chatwoot.event(client.visitorId, { content: '', attachments: [] })
    const conversation = {
      id: chatwoot.conversationOf(stranger.visitorId),
      contact_inbox: { source_id: client.visitorId },
    }
    await chatwoot.event(client.visitorId, { conversation })
    expect([...(await heard(client)), ...(await heard(stranger))]).toEqual([])
  })

  test('a forged, changed or old call is refused', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const old = String(Math.floor(Date.now() / 1000) - 600)
    const calls: Record<string, string>[] = [
      { 'X-Chatwoot-Signature': `sha256=${'0'.repeat(64)}` },
      { 'X-Chatwoot-Signature': '' },
      { 'X-Chatwoot-Timestamp': old },
    ]
    for (const headers of calls) expect((await chatwoot.event(client.visitorId, {}, headers)).status).toBe(401)
    expect(await heard(client)).toEqual([])
  })

  test.each(['error', 'redirect', 'garbage'] as const)(
    'while it fails (%s) the visitor goes on; then all arrives in order',
    async (fault) => {
      const client = await visitor()
      chatwoot.fault = fault
      for (const text of ['one', 'two', 'three']) expect((await client.say(text)).status).toBe(201)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(chatwoot.saidBy(client.visitorId)).toEqual([])
      chatwoot.fault = 'none'
      await arrived(client, 3)
      expect(chatwoot.saidBy(client.visitorId)).toEqual(['one', 'two', 'three'])
    },
  )

  test.each(['accept-then-hang-up', 'accept-then-silence'] as const)(
    'what was taken but not confirmed (%s) is not sent again',
    async (fault) => {
      const client = await visitor()
      await client.say('first')
      await arrived(client, 1)
      chatwoot.fault = fault
      await client.say('taken without a word')
      await arrived(client, 2)
      chatwoot.fault = 'none'
      await client.say('and on')
      await arrived(client, 3)
      // The last in line only goes when the one before it is settled.
      expect(chatwoot.saidBy(client.visitorId)).toEqual(['first', 'taken without a word', 'and on'])
    },
  )

  test('an answer of any length and script is kept as text', async () => {
    const client = await visitor()
    await client.say('hello')
    await arrived(client, 1)
    const attachments = [{ data_url: 'https://files.example/plan.pdf' }]
    await chatwoot.event(client.visitorId, { content: `<b>船</b>\0${'🚤'.repeat(5000)}` })
    await chatwoot.event(client.visitorId, { content: null, attachments })
    const [long, file] = await heard(client)
    expect([...(long?.text ?? '')]).toHaveLength(4000)
    expect(long?.text.startsWith('<b>船</b>🚤')).toBe(true)
    expect(file?.text).toBe('https://files.example/plan.pdf')
  })
})

test('without a bridge there is no such webhook', async () => {
  const server = await startServer()
  const answer = await fetch(`${server.origin}/api/widget/v1/bridges/chatwoot`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await server.end()
})
