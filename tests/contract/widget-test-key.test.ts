import { afterAll, beforeAll, expect, test } from 'vitest'
import { findConversations } from '#lib/chat/find-conversations'
import { chatStatistics } from '#lib/chat/statistics'
import { findLead, findLeads } from '#lib/leads/find-leads'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

let server: ServerUnderTest
let hook: Upstream
let engine: Engine
const local = { Origin: 'http://localhost:5173' }

beforeAll(async () => {
  hook = await startUpstream()
  server = await startServer({
    SITE_URL: 'https://orca.example',
    GROUP_BOT_URL: `${hook.url}/bot`,
    CHAT_WEBHOOK_URL: `${hook.url}/chat`,
    CHAT_WEBHOOK_SECRET: 'a secret of some length',
    OUTBOUND_PRIVATE_ALLOW: new URL(hook.url).host,
    CHAT_REMINDERS: '1',
  })
  engine = await openSqlite({ file: `${server.directory}/orca.db` })
})
afterAll(async () => {
  await engine.close()
  await server.end()
  await hook.close()
})

test('out of the box a page of one’s own machine talks to the assistant, and nobody is called or counted', async () => {
  const client = new WidgetClient(server.origin)
  const config = await client.call('config?site=pk_test&lang=en', { headers: local })
  expect(config.status).toBe(200)
  expect(config.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  client.token = (await client.post('visitors', { site: 'pk_test' }, local)).json.token
  client.conversationId = (await client.post('conversations', { lang: 'en' }, local)).json.conversation.id
  const said = await client.say('How long does a boat last?', ulid(), local)
  expect(said.json.replies[0]).toMatchObject({ type: 'answer' })
  expect((await client.say('I want to talk to a person', ulid(), local)).status).toBe(201)
  const board = { site: 'pk_test', kind: 'board', language: 'en', page: '/', consent: 'yes', name: 'Ann' }
  const sent = await client.post('leads', { ...board, email: 'ann@host.example', content: 'Hello' }, local)
  expect(sent).toMatchObject({ status: 200, json: { id: expect.stringMatching(/^[\da-f-]{36}$/) } })
  expect((await client.post('leads', { ...board, content: 'Hello' }, local)).status).toBe(422)

  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(hook.calls).toEqual([])
  expect(await findConversations(engine, { waiting: true, limit: 10 })).toEqual([])
  expect(await chatStatistics(engine, { since: 0 })).toMatchObject({ conversations: 0, messages: 0, unanswered: [] })
  expect(await findLeads(engine, { newestFirst: true, limit: 10 })).toEqual([])
})

test('it is no key for any other page, and its token works nowhere else', async () => {
  const client = new WidgetClient(server.origin)
  for (const origin of ['https://orca.example', 'http://192.168.1.7:3000', 'http://localhost.evil.example', undefined])
    expect((await client.post('visitors', { site: 'pk_test' }, { Origin: origin })).status).toBe(403)
  expect((await client.post('visitors', { site: 'pk_orca' }, local)).status).toBe(403)
  client.token = (await client.post('visitors', { site: 'pk_test' }, local)).json.token
  expect((await client.post('conversations', {}, { Origin: 'https://orca.example' })).status).toBe(403)
})

test('a web master’s request for a key comes with what the check says of the address, with script and without', async () => {
  const asked = { language: 'en', page: '/en/widget/check', consent: 'yes', name: 'Ann', email: 'ann@host.example' }
  const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/forms/site-key`, {
      method: 'POST',
      headers: { Origin: 'https://orca.example', ...newVisitor(), ...headers },
      body,
      redirect: 'manual',
    })
  const json = { 'Content-Type': 'application/json' }
  const byScript = await post(JSON.stringify({ ...asked, origin: 'www.host.example', siteKey: 'pk_orca' }), json)
  const { id } = await byScript.json()
  expect(await findLead(engine, id)).toMatchObject({
    kind: 'site-key',
    answers: {
      origin: 'www.host.example',
      siteKey: 'pk_orca',
      widgetCheck: expect.stringContaining('https://www.host.example is not on the list of pk_orca'),
    },
  })
  const plain = await post(new URLSearchParams({ ...asked, origin: 'https://shop.example', message: 'green' }))
  expect(plain.status).toBe(303)
  expect(plain.headers.get('location')).toBe('/en/sent?form=site-key')
  const [newest] = await findLeads(engine, { newestFirst: true, limit: 1 })
  expect(newest).toMatchObject({
    message: 'green',
    answers: { widgetCheck: expect.stringContaining('https://shop.example') },
  })
  const wrong = await post(new URLSearchParams({ ...asked, origin: '' }))
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('ann@host.example')
})
