import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatchStreamEvent } from '../../widget/session/dispatch-stream-event.ts'
import { listen } from '../../widget/session/event-connection.ts'
import { MessageLog } from '../../widget/session/message-log.ts'
import { newSharedDatabase } from '../support/both-engines.ts'
import { ChatwootStandIn } from '../support/chatwoot.ts'
import { postgresBin } from '../support/postgres.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('a conversation of ten thousand messages', () => {
  const length = 10_000
  let server: ServerUnderTest
  let client: WidgetClient

  beforeAll(async () => {
    server = await startServer()
    client = await new WidgetClient(server.origin).open()
    const store = new DatabaseSync(join(server.directory, 'orca.db'), { timeout: 10_000 })
    const body = JSON.stringify({ type: 'text', text: `${'船'.repeat(1000)}` })
    store
      .prepare(
        `insert into message (conversation_id, seq, author, body, created_at)
         with recursive n(seq) as (select 1 union all select seq + 1 from n where seq < ?)
         select ?, seq, case seq % 2 when 1 then 'visitor' else 'bot' end, ?, seq from n`,
      )
      .run(length, client.conversationId, body)
    store.prepare('update conversation set last_seq = ? where id = ?').run(length, client.conversationId)
    store.close()
  }, 60_000)
  afterAll(() => server.end())

  const seqs = (items: { seq: number }[]) => items.map(({ seq }) => seq)

  test('is read from its end to its beginning in bounded pages, each message once', async () => {
    const read: number[] = []
    for (let more = true; more; ) {
      const before = read[0] === undefined ? '' : `before=${read[0]}&`
      const { json } = await client.call(client.in(`messages?${before}limit=100`))
      expect(json.items.length).toBeLessThanOrEqual(100)
      expect(json.head_seq).toBe(length)
      read.unshift(...seqs(json.items))
      more = json.has_more
    }
    expect(read).toEqual(numbers(1, length))
  })

  test('says how many are unread without being read, and opens at once', async () => {
    const { json } = await client.call(`conversations/${client.conversationId}`)
    expect(json).toMatchObject({ conversation: { unread: length / 2, head_seq: length }, last: { seq: length } })
  })

  test('a reader who missed thousands is told to begin anew; who missed hundreds gets them in order', async () => {
    const [, reset] = await client.events((events) => events.length >= 2, { 'Last-Event-ID': '1' })
    expect(reset).toMatchObject({ event: 'reset', data: { head_seq: length } })
    const missed = await client.events((events) => events.some(({ id }) => id === String(length)), {
      'Last-Event-ID': String(length - 400),
    })
    const got = missed.filter(({ event }) => event === 'message').map(({ id }) => Number(id))
    expect(got).toEqual(numbers(length - 399, length))
  })

  test('goes on with the next number', async () => {
    const clientId = ulid()
    let said = await client.say('and one more', clientId)
    // Where the disk is slow the answer may be "not now": the same message again, as widgets do.
    await waitUntil('it is kept', async () => {
      if (said.status >= 500) said = await client.say('and one more', clientId)
      return said.status < 500
    })
    const { status, json } = said
    expect({ status, json }).toMatchObject({
      status: expect.toBeOneOf([200, 201]),
      json: { message: { seq: length + 1 } },
    })
  })
})

describe.skipIf(!postgresBin)('two instances on one PostgreSQL', () => {
  let chatwoot: ChatwootStandIn
  const instances: ServerUnderTest[] = []

  beforeAll(async () => {
    chatwoot = await new ChatwootStandIn().start()
    const settings = {
      DATABASE_URL: await newSharedDatabase(),
      REPLICAS: '2',
      // Behind a balancer both are the same site.
      SITE_URL: 'https://orca.example',
      CHATWOOT_URL: chatwoot.url,
      CHATWOOT_INBOX: chatwoot.inbox,
      CHATWOOT_SECRET: chatwoot.secret,
    }
    for (let n = 0; n < 2; n += 1) instances.push(await startServer(settings))
  }, 90_000)
  afterAll(async () => {
    for (const instance of instances) await instance.end()
    await chatwoot.close()
  })

  /** A page of the site; its requests go to the instances in turn. */
  class Visitor extends WidgetClient {
    override call(path: string, call: Parameters<WidgetClient['call']>[1] = {}) {
      return super.call(path, { ...call, headers: { Origin: 'https://orca.example', ...call.headers } })
    }
  }
  const instance = (turn: number) => instances[turn % instances.length] as ServerUnderTest
  const handler = (turn: number) => `${instance(turn).origin}/api/widget/v1/bridges/chatwoot`

  /** The widget's own reader, at one instance after the other, whose every stream is cut after a few messages. */
  function reader(client: Visitor, first: number) {
    const log = new MessageLog()
    const faults: string[] = []
    let turn = first
    let cuts = 0
    let cut = new AbortController()
    let brought = 0
    const leave = new AbortController()
    const done = listen(
      {
        async stream(signal) {
          turn += 1
          brought = 0
          cut = new AbortController()
          const response = await fetch(`${instance(turn).origin}/api/widget/v1/${client.in('events')}`, {
            headers: {
              Origin: 'https://orca.example',
              Authorization: `Bearer ${client.token}`,
              'Last-Event-ID': String(log.last),
              ...client.address,
            },
            signal: AbortSignal.any([signal, cut.signal]),
          })
          if (!response.ok) faults.push(`status ${response.status}`)
          return response
        },
        poll: async () => void faults.push('no stream got through'),
        onEvent: (event) =>
          dispatchStreamEvent(event, {
            message(message) {
              if (!log.follows(message.seq)) faults.push(`${message.seq} after ${log.last}`)
              if (log.add([message]).length === 0) faults.push(`${message.seq} twice`)
              brought += 1
              if (brought < 5 || cuts >= 10) return
              cuts += 1
              cut.abort()
            },
            update() {},
            typing() {},
            read() {},
            state() {},
            reset: () => void faults.push('reset'),
          }),
        online() {},
      },
      leave.signal,
    )
    return { log, faults, cuts: () => cuts, leave: () => leave.abort(), done }
  }

  test('fifty cut streams while five hundred messages flow through both: everybody has every one, in order', async () => {
    const client = await new Visitor(instance(0).origin).open()
    await client.say('hello')
    await waitUntil('people have it', () => chatwoot.saidBy(client.visitorId).length === 1)
    const readers = numbers(0, 4).map((n) => reader(client, n))
    const written = numbers(1, 500)
    const operators = numbers(1, 4).map(async (operator) => {
      for (let n = written.shift(); n !== undefined; n = written.shift()) {
        chatwoot.webhook = handler(n + operator)
        expect((await chatwoot.event(client.visitorId, { content: `message ${n}` })).status).toBe(204)
      }
    })
    await Promise.all(operators)
    // The greeting, its answer and the line that a person has joined come before them.
    const all = numbers(1, 503)
    await waitUntil('everybody has everything', () => readers.every(({ log }) => log.last === all.length), 60_000)
    for (const { log, faults } of readers) {
      expect(faults).toEqual([])
      expect(log.items.map(({ seq }) => seq)).toEqual(all)
      expect(new Set(log.items.slice(3).map(({ text }) => text)).size).toBe(500)
    }
    expect(readers.reduce((sum, { cuts }) => sum + cuts(), 0)).toBe(50)
    for (const { leave } of readers) leave()
    await Promise.all(readers.map(({ done }) => done))
  }, 120_000)

  test('people who type at one are seen at the other', async () => {
    const client = await new Visitor(instance(0).origin).open()
    await client.say('hello')
    await waitUntil('people have it', () => chatwoot.saidBy(client.visitorId).length === 1)
    const listening = client.listen({ Origin: 'https://orca.example' })
    await listening.until(({ event }) => event === 'state')
    chatwoot.webhook = handler(1)
    await waitUntil('it is seen', async () => {
      await chatwoot.event(client.visitorId, { event: 'conversation_typing_on', user: { type: 'user' } })
      return listening.events.some(({ event }) => event === 'typing')
    })
    listening.leave()
  })
})
