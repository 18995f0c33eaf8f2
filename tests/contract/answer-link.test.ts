import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newToken } from '#lib/chat/token'
import { webhookSignature } from '#lib/outbound/signed-call'
import { LinkHolder, tokenIn } from '../support/answer-link.ts'
import { engineNames, storeSettings, testWithFirst } from '../support/both-engines.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

// The lines of docs/decisions/066: each has its test here, but what the page itself does (tests/e2e/answer-link.spec.ts) and
// what takes days (tests/contract/answer-link-life.test.ts).
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secret = 'the secret of the notices'
const asksForPerson = 'I want to talk to a person'

interface Told {
  conversation: string
  link: string
  page: string
}

describe.each(engineNames)('a link that answers, on %s', (name) => {
  let team: Upstream
  let server: ServerUnderTest
  let settings: Record<string, string>

  beforeAll(async () => {
    const store = await storeSettings(name)
    team = await startUpstream()
    settings = {
      ...store.settings,
      CHAT_NOTICE_URL: `${team.url}/notices`,
      CHAT_NOTICE_SECRET: secret,
      OUTBOUND_PRIVATE_ALLOW: new URL(team.url).host,
    }
    server = await startServer(settings)
  })
  afterAll(async () => {
    await server.end()
    await team.close()
  })

  /** What is the same whatever the store is. */
  const onOne = testWithFirst(name)

  const told = (): Told[] => team.calls.flatMap(({ text }) => JSON.parse(text).data.visitors)

  /** A visitor who asks for a person, and who of the team opens the link of the notice. */
  async function called(page = '/product') {
    const visitor = await new WidgetClient(server.origin).open()
    await visitor.post(visitor.in('messages'), {
      client_id: `01${randomUUID()
        .replaceAll('-', '')
        .slice(0, 24)
        .toUpperCase()
        .replaceAll(/[ILOU]/g, 'X')}`,
      type: 'text',
      text: asksForPerson,
      ctx: { page },
    })
    const notice = () => told().find(({ conversation }) => conversation === visitor.conversationId)
    await waitUntil('the team is told', () => notice() !== undefined)
    const operator = new LinkHolder(server.origin, tokenIn(notice()?.link ?? ''))
    return { visitor, operator, notice: notice() }
  }

  const holder = (token: string) => new LinkHolder(server.origin, token)
  const key = () => randomUUID()
  const saidTo = async (visitor: WidgetClient): Promise<{ author: string; text: string }[]> =>
    (await visitor.call(visitor.in('messages?limit=100'))).json.items
  const stateOf = async (visitor: WidgetClient) =>
    (await visitor.call(`conversations/${visitor.conversationId}`)).json.conversation.state

  const command = (...words: string[]) => hostedCommand('chat', { ...settings, DATA_DIR: server.directory }, words)

  test('opens one conversation, in which a person reads, takes, answers, hands over and closes', async () => {
    const { visitor, operator } = await called()
    await visitor.say('It is for Erhai, ann@buyer.example')
    expect(await operator.open()).toMatchObject({
      state: 'bot',
      site: 'pk_orca',
      page: '',
      email: 'ann@buyer.example',
      taken: null,
      waits_since: expect.any(Number),
    })
    expect(await operator.words()).toContain('It is for Erhai, ann@buyer.example')

    const { json } = await operator.post('take', { name: 'Li', over: 0 })
    expect(json.taken).toMatchObject({ name: 'Li', mine: true })
    expect(await stateOf(visitor)).toBe('human')
    expect((await saidTo(visitor)).at(-1)).toMatchObject({ author: 'system' })

    expect((await operator.post('answer', { key: key(), text: 'Li here.' })).status).toBe(200)
    expect((await saidTo(visitor)).at(-1)).toMatchObject({ author: 'operator', text: 'Li here.' })
    expect((await operator.open()).waits_since).toBeNull()

    const { json: handed } = await operator.post('hand-over')
    const colleague = holder(handed.token)
    expect((await colleague.open()).taken).toMatchObject({ name: 'Li', mine: false })
    expect((await colleague.post('close')).status).toBe(200)
    for (const one of [operator, colleague]) {
      expect((await one.read()).json).toEqual({ ended: 'closed' })
      expect((await one.post('answer', { key: key(), text: 'One more thing.' })).status).toBe(401)
    }
    expect((await saidTo(visitor)).map(({ text }) => text)).not.toContain('One more thing.')
  })

  test('opens no other conversation, whatever is asked with it', async () => {
    const { operator } = await called()
    const other = await called()
    await other.visitor.say('the secret of the other one')
    expect(JSON.stringify((await operator.read()).json)).not.toContain('the secret of the other one')
    const { conversationId } = other.visitor
    expect((await operator.read({ conversation: conversationId })).status).toBe(422)
    expect((await operator.post(`read?conversation=${conversationId}`)).json.open.messages).toHaveLength(2)
    expect((await operator.post(`conversations/${conversationId}`)).status).toBe(404)
  })

  onOne('is taken from the header alone: not from an address, a cookie or a body', async () => {
    const { operator } = await called()
    const { token } = operator
    const without = { headers: { Authorization: undefined } }
    expect((await operator.post(`read?token=${token}`, {}, without)).status).toBe(401)
    expect((await operator.post('read', { token }, without)).status).toBe(401)
    const cookie = { ...without.headers, Cookie: `token=${token}` }
    expect((await operator.post('read', {}, { headers: cookie })).status).toBe(401)
    expect((await operator.read()).headers.get('set-cookie')).toBeNull()
  })

  test('is in no log and no list, and not in the store; what is said is in no log either', async () => {
    const { visitor, operator } = await called()
    const { json } = await operator.post('hand-over')
    await operator.post('answer', { key: key(), text: 'words-of-the-answer', name: 'Name-of-Li' })
    await operator.post(`read?token=${operator.token}`)
    await visitor.say('words-of-the-visitor')
    const listed = (await command('links')).out
    expect(listed).toContain(visitor.conversationId.slice(-12))
    expect(listed).toContain('Name-of-Li')
    for (const text of [listed, server.output()])
      for (const token of [operator.token, json.token]) expect(text).not.toContain(token)
    expect(server.output()).not.toMatch(/words-of-the|Name-of-Li/)
    expect(server.output()).toContain('answer-link.read')
  })

  test('ends by command, at once for new words, and a page that waits learns so', async () => {
    const { visitor, operator } = await called()
    const { json: handed } = await operator.post('hand-over')
    const { version, after, revision } = await operator.open()
    const waiting = operator.read({ version, after, revision, wait: 25 })
    expect((await command('withdraw', visitor.conversationId.slice(-12))).out).toContain('2')
    await visitor.say('nobody with that link reads this')
    expect((await waiting).json).toEqual({ ended: 'withdrawn' })
    expect((await holder(handed.token).read()).json).toEqual({ ended: 'withdrawn' })
    expect((await operator.post('hand-over')).status).toBe(401)
  })

  test('is made and withdrawn altogether in the shell', async () => {
    const { visitor, operator } = await called()
    const made = holder(tokenIn((await command('link', visitor.conversationId.slice(-12))).out))
    expect((await made.open()).messages).toHaveLength(2)
    await command('withdraw', '--all')
    expect((await command('links')).out).toContain('no working links')
    for (const one of [operator, made]) expect((await one.read()).json).toEqual({ ended: 'withdrawn' })
  })

  test('knows nothing any more once the visitor is forgotten', async () => {
    const { visitor, operator } = await called()
    expect((await visitor.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
    expect((await operator.read()).status).toBe(401)
    const { visitor: sought, operator: other } = await called()
    await command('erase', sought.conversationId, '--yes')
    expect((await other.read()).status).toBe(401)
  })

  test('that is handed over and withdrawn is the colleague’s alone, and nobody has the conversation', async () => {
    const { operator } = await called()
    await operator.post('take', { name: 'Li', over: 0 })
    const { json } = await operator.post('hand-over')
    expect((await operator.post('withdraw')).status).toBe(200)
    expect((await operator.read()).json).toEqual({ ended: 'withdrawn' })
    expect(await holder(json.token).open()).toMatchObject({ taken: null, state: 'human' })
  })

  test('lets one of two have it, who is quicker; the other sees who, and may take it over', async () => {
    const { operator } = await called()
    const { json } = await operator.post('hand-over')
    const wang = holder(json.token)
    const both = await Promise.all([
      operator.post('take', { name: 'Li', over: 0 }),
      wang.post('take', { name: 'Wang', over: 0 }),
    ])
    const names = new Set((await Promise.all([operator.open(), wang.open()])).map(({ taken }) => taken.name))
    expect(names.size, JSON.stringify(both.map(({ json: one }) => one))).toBe(1)
    const { taken } = await wang.open()
    expect((await wang.post('take', { name: 'Wang', over: taken.at })).json.taken).toMatchObject({ name: 'Wang' })
    // Who saw it otherwise changes nothing.
    expect((await operator.post('take', { name: 'Li', over: taken.at - 1 })).json.taken.name).toBe('Wang')
  })

  test('tells two apart who opened the same link, as in a group', async () => {
    const { operator } = await called()
    const wang = holder(operator.token)
    await operator.post('take', { name: 'Li', over: 0 })
    expect((await operator.open()).taken).toMatchObject({ name: 'Li', mine: true })
    expect((await wang.open()).taken).toMatchObject({ name: 'Li', mine: false })
    // Who helps out with an answer does not take it away.
    await wang.post('answer', { key: key(), text: 'It is 3 ha.', name: 'Wang' })
    expect((await wang.open()).taken).toMatchObject({ name: 'Li' })
  })

  test('shows a person in the visitor’s window once, and reading alone shows nothing', async () => {
    const { visitor, operator } = await called()
    const before = await saidTo(visitor)
    await operator.read()
    expect(await saidTo(visitor)).toEqual(before)
    expect(await stateOf(visitor)).toBe('bot')
    await operator.post('take', { name: 'Li', over: 0 })
    await operator.post('answer', { key: key(), text: 'Here.' })
    expect((await saidTo(visitor)).filter(({ author }) => author === 'system')).toHaveLength(1)
  })

  test('keeps an answer once that is sent twice, and hears at once of what the visitor writes', async () => {
    const { visitor, operator } = await called()
    const said = { key: key(), text: '/hello-there is no code' }
    await Promise.all([operator.post('answer', said), operator.post('answer', said)])
    await operator.post('answer', said)
    expect((await saidTo(visitor)).filter(({ author }) => author === 'operator')).toHaveLength(1)

    const { version, after, revision } = await operator.open()
    const waiting = operator.read({ version, after, revision, wait: 20 })
    await visitor.say('And for 3 ha?')
    expect((await waiting).json.open.messages).toMatchObject([{ author: 'visitor', text: 'And for 3 ha?' }])
  })

  onOne('gives canned phrases in the visitor’s language', async () => {
    const { operator } = await called()
    const { phrases } = (await operator.post('canned')).json
    expect(phrases.length).toBeGreaterThan(10)
    expect(phrases[0]).toEqual({ code: expect.any(String), text: expect.any(String) })
  })

  onOne('cannot be used by another site’s page, a frame, a form or a navigation', async () => {
    const { operator } = await called()
    const refused = async (headers: Record<string, string | undefined>) => {
      const answer = await operator.post('read', {}, { headers })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      return answer.status
    }
    expect(await refused({ Origin: 'https://evil.example' })).toBe(403)
    expect(await refused({ Origin: undefined })).toBe(403)
    expect(await refused({ Origin: 'null' })).toBe(403)
    expect(await refused({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    for (const kind of ['iframe', 'frame', 'embed', 'document', 'script'])
      expect(await refused({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': kind }), kind).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await operator.post('read', '{}', { headers: { 'Content-Type': type } })).status, type).toBe(415)
    expect((await operator.post('read', {}, { method: 'GET' })).status).toBe(405)
    expect(await refused({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' })).toBe(200)
  })

  onOne('is kept by no cache, right or wrong', async () => {
    const { operator } = await called()
    const wrong = holder(newToken())
    for (const { headers } of [await operator.read(), await wrong.read(), await operator.post('nothing')])
      expect(headers.get('cache-control')).toBe('no-store')
  })

  onOne('is not guessed: unknown and malformed are answered alike, and twenty of them stop an address', async () => {
    const { operator } = await called()
    const guess = (token: string) =>
      operator.post('read', {}, { headers: { ...guesser.address, Authorization: `Bearer ${token}` } })
    const guesser = holder(newToken())
    const answers = [await guess(newToken()), await guess('x'), await guess(''), await guess('A'.repeat(4000))]
    for (const { status, json } of answers) expect([status, json]).toEqual([401, { code: 'bad_token' }])
    for (let more = answers.length; more < 20; more += 1) expect((await guess(newToken())).status).toBe(401)
    const { status, headers } = await guess(operator.token)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // Whoever has the right one is at another address, and not stopped.
    expect((await operator.read()).status).toBe(200)
  })

  onOne('that has leaked floods nobody: twenty answers a minute, fifty links', async () => {
    const { operator } = await called()
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1)
      statuses.push((await operator.post('answer', { key: key(), text: `no ${count}` })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    let made = 0
    for (let count = 0; count < 55; count += 1) if ((await operator.post('hand-over')).status === 201) made += 1
    expect(made).toBeLessThan(50)
    expect((await operator.post('hand-over')).status).toBe(429)
  })

  onOne('takes what it is given by rule: names, keys and words', async () => {
    const { operator } = await called()
    const wrong: [string, object][] = [
      ['answer', { text: 'x' }],
      ['answer', { key: 'short', text: 'x' }],
      ['answer', { key: key(), text: '  ' }],
      ['answer', { key: key(), text: 'x'.repeat(4001) }],
      ['answer', { key: key(), text: '\u0000\u0002' }],
      ['answer', { key: key(), text: 'x', name: 'x'.repeat(41) }],
      ['take', { name: '', over: 0 }],
      ['take', { name: 'Li', over: -1 }],
      ['hand-over', { withdraw: true }],
      ['close', { all: true }],
      ['read', { wait: 26 }],
      ['read', { device: 'x' }],
    ]
    for (const [what, body] of wrong) expect((await operator.post(what, body)).status, JSON.stringify(body)).toBe(422)
    expect((await operator.post('read', '{')).status).toBe(400)
  })

  onOne('comes in a notice that is signed, and says nothing of the person and no address of theirs', async () => {
    const page = 'https://evil.example/answer?from=ann@buyer.example#https://evil.example'
    const { visitor, notice } = await called(page)
    const call = team.calls.find(({ text }) => text.includes(visitor.conversationId))
    const { headers, text = '' } = call ?? {}
    const id = String(headers?.['webhook-id'])
    const seconds = Number(headers?.['webhook-timestamp'])
    expect(headers?.['webhook-signature']).toBe(webhookSignature(secret, id, seconds, text))
    expect(JSON.parse(text)).toMatchObject({ type: 'chat.person_waiting', timestamp: expect.any(String) })
    expect(notice?.page).toBe('/answer')
    expect(text).not.toMatch(/evil\.example|ann@|talk to a person/)
    expect(text).toContain(`${server.origin.replace('127.0.0.1', 'localhost')}/answer#`)
  })
})
