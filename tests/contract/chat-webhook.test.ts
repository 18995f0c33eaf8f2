import { createHmac } from 'node:crypto'
import { expect, type TestContext, test, vi } from 'vitest'
import { endWait } from '#lib/chat/person-waits'
import { closedEvent } from '#lib/chat/webhook/chat-events'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { type Behaviour, behaviours, startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

vi.setConfig({ testTimeout: 120_000 })

const secret = 'a secret of some length'
const identitySecret = 'the secret that host and site share'

function settingsFor({ url }: Upstream, more: Record<string, string> = {}) {
  return {
    CHAT_WEBHOOK_URL: `${url}/chat`,
    CHAT_WEBHOOK_SECRET: secret,
    OUTBOUND_PRIVATE_ALLOW: new URL(url).host,
    ...more,
  }
}

async function start(context: TestContext, more: Record<string, string> = {}, behave?: Behaviour) {
  const target = await startUpstream(behave)
  context.onTestFinished(target.close)
  const settings = settingsFor(target, more)
  const server = await startServer(settings)
  context.onTestFinished(() => server.end())
  return { target, server, settings }
}

const told = ({ kept }: Upstream): { type: string; timestamp: string; data: Record<string, unknown> }[] =>
  [...kept.values()].map(({ text }) => JSON.parse(text))
const typesTold = (target: Upstream) => told(target).map(({ type }) => type)

async function close({ directory }: ServerUnderTest, client: WidgetClient, settings: Record<string, string>) {
  const words = ['close', client.conversationId.slice(-12)]
  expect(await hostedCommand('chat', { ...settings, DATA_DIR: directory }, words)).toMatchObject({ code: 0 })
}

test('a chat from its first words to its end: four calls, signed, without a word of what was said', async (context) => {
  const { target, server, settings } = await start(context)
  const client = await new WidgetClient(server.origin).open()
  const say = (text: string) =>
    client.post(client.in('messages'), { client_id: ulid(), type: 'text', text, ctx: { page: '/product?for=ann' } })
  await say('I am Ann, ann@buyer.example. How long does a boat last?')
  await say('I want to talk to a person')
  await say('I really want to talk to a person')
  const board = { site: 'pk_orca', kind: 'board', language: 'en', page: '/en', consent: 'yes', name: 'Ann' }
  const lead = await client.post('leads', { ...board, email: 'ann@buyer.example', content: 'Call me', elapsed: '9000' })
  await waitUntil('all is told', () => target.kept.size === 3)
  await close(server, client, settings)
  await waitUntil('the end is told', () => target.kept.size === 4)
  expect(typesTold(target).toSorted()).toEqual([
    'conversation.closed',
    'conversation.person_wanted',
    'conversation.started',
    'lead.received',
  ])
  const conversation = { conversation: client.conversationId, site: 'pk_orca', language: 'en', page: '/product' }
  for (const { type, timestamp, data } of told(target)) {
    expect(data).toEqual(
      type === 'lead.received' ? { id: lead.json.id, kind: 'board', language: 'en', page: '/en' } : conversation,
    )
    expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(120_000)
  }
  expect(target.calls.map(({ text }) => text).join()).not.toMatch(/ann/i)
  for (const { headers, text } of target.calls) {
    const id = String(headers['webhook-id'])
    const signed = createHmac('sha256', secret).update(`${id}.${headers['webhook-timestamp']}.${text}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
  }
})

test('a receiver in trouble is called again under the same id until it has all; whoever posts twice is told once', async (context) => {
  let calls = 0
  const { target, server } = await start(context, {}, (response, save, call) => {
    calls += 1
    const behave: Behaviour = calls === 1 ? behaviours.error : calls === 2 ? behaviours.dropAfterKeeping : behaviours.ok
    behave(response, save, call)
  })
  const client = await new WidgetClient(server.origin).open()
  const id = ulid()
  await Promise.all([client.say('How long does a boat last?', id), client.say('How long does a boat last?', id)])
  await waitUntil('it took it', () => target.calls.length === 3)
  await waitUntil('that is known', () => server.output().includes('delivery.delivered'))
  expect(new Set(target.calls.map(({ key }) => key)).size).toBe(1)
  expect(typesTold(target)).toEqual(['conversation.started'])
  await client.say('And in salt water?')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(target.calls).toHaveLength(3)
})

test('what was not told when the process died is told by the next one, once', async (context) => {
  const { target, server } = await start(context, {}, behaviours.error)
  const client = await new WidgetClient(server.origin).open()
  await client.say('I want to talk to a person')
  await waitUntil('it was tried', () => target.calls.length > 1)
  await server.kill('SIGKILL')
  target.behave = behaviours.ok
  target.kept.clear()
  const next = await server.restart()
  context.onTestFinished(() => next.end())
  await waitUntil('all is told', () => target.kept.size === 2)
  expect(typesTold(target).toSorted()).toEqual(['conversation.person_wanted', 'conversation.started'])
})

test('with the text set, words, signed user and the whole enquiry come along; who is forgotten is told no more', async (context) => {
  const site = { key: 'pk_lake', origins: ['https://lake.example'], language: 'en', identitySecret }
  const { target, server } = await start(context, {
    CHAT_WEBHOOK_TEXT: 'true',
    WIDGET_SITES: JSON.stringify([site]),
  })
  const client = new WidgetClient(server.origin)
  const lake = { Origin: 'https://lake.example' }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: 'u-1', name: 'Ann Lee', email: 'ann@lake.example', exp: Math.floor(Date.now() / 1000) + 600 }
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const token = `${unsigned}.${createHmac('sha256', identitySecret).update(unsigned).digest('base64url')}`
  client.token = (await client.post('visitors', { site: 'pk_lake', user_token: token }, lake)).json.token
  client.conversationId = (await client.post('conversations', {}, lake)).json.conversation.id
  await client.say('How long does a boat last?', ulid(), lake)
  await waitUntil('it is told', () => target.kept.size === 1)
  expect(told(target)[0]?.data).toMatchObject({
    site: 'pk_lake',
    text: 'How long does a boat last?',
    user: { id: 'u-1', name: 'Ann Lee', email: 'ann@lake.example' },
  })
  const callback = { site: 'pk_lake', kind: 'callback', language: 'en', page: '/', consent: 'yes', name: 'Ann' }
  await client.post('leads', { ...callback, phone: '13800001234', elapsed: '9000' }, lake)
  await waitUntil('the enquiry is told', () => target.kept.size === 2)
  expect(told(target)[1]?.data).toMatchObject({ person: { name: 'Ann', phone: '13800001234' } })

  target.behave = behaviours.error
  await client.say('I want to talk to a person', ulid(), lake)
  await waitUntil('it was tried', () => target.calls.length > 2)
  await client.call('visitors/me', { method: 'DELETE', headers: lake })
  target.behave = behaviours.ok
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(target.kept.size).toBe(2)
})

describeOnEachEngine((store) => {
  const jobs = async (id: string) => {
    const { sql, read } = store.engine
    const rows = sql.selectFrom('delivery').select('subject_id').where('sink', '=', 'chat-event')
    const found = await read(rows.where('subject_id', 'like', `${id}:%`).orderBy('created_at').compile())
    return found.map(({ subject_id }) => subject_id.split('-').at(-2))
  }
  const at = Date.UTC(2026, 0, 1)

  test('each thing that happens is one job in its commit; none where no webhook is set, none for the test key', async () => {
    const chat = await openChat(store.engine, { now: at, tellsEvents: true })
    await chat.say('hello', { at })
    await chat.say('a person please', { at: at + 1, wantsPerson: true })
    await chat.say('a person please', { at: at + 2, wantsPerson: true })
    expect(await jobs(chat.id)).toEqual(['started', 'wanted'])
    const { sql, write } = store.engine
    const end = (mark: string, now: number) => write([closedEvent(sql, { conversationId: chat.id, now, mark })])
    await end('nobody wrote that', at + 3)
    await write([endWait(sql, { conversationId: chat.id, by: 'closed', now: at + 3 })])
    await end('nobody wrote that', at + 4)
    expect(await jobs(chat.id)).toEqual(['started', 'wanted', 'closed'])

    const quiet = await openChat(store.engine, { now: at })
    await quiet.say('a person please', { at, wantsPerson: true })
    expect(await jobs(quiet.id)).toEqual([])
    const trial = await openChat(store.engine, { now: at, tellsEvents: true, site: 'pk_test' })
    await trial.say('a person please', { at, wantsPerson: true })
    expect(await jobs(trial.id)).toEqual([])
  })
})
