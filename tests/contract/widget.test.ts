import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { type StreamEvent, ulid, WidgetClient } from '../support/widget-client.ts'

const secret = 'shared with the host, 16 or more'
const sites = (origin: string) => [
  { key: 'pk_orca', origins: [origin], language: 'zh', contacts: { phone: '400 000 0000' } },
  { key: 'pk_lake', origins: ['https://lake.example'], language: 'en', identitySecret: secret, missingOrigin: true },
  { key: 'pk_quiet', origins: ['https://quiet.example'], language: 'en', contacts: { board: false } },
]

describe.each(engineNames)('%s', (name) => {
  let store: Awaited<ReturnType<typeof storeSettings>>
  let settings: Record<string, string>
  let server: ServerUnderTest
  /** A second process over the same data. */
  let other: ServerUnderTest | undefined

  beforeAll(async () => {
    store = await storeSettings(name)
    settings = store.settings
    // The address is only known once it runs: the list of sites names a fixed page instead.
    settings.WIDGET_SITES = JSON.stringify(sites('https://orca.example'))
    server = await startServer(settings)
  }, 60_000)
  afterAll(async () => {
    await other?.end()
    await server.end()
    await store.end()
  })

  /** A visitor of a page of ours. */
  class Visitor extends WidgetClient {
    override call(path: string, call: Parameters<WidgetClient['call']>[1] = {}) {
      return super.call(path, { ...call, headers: { Origin: 'https://orca.example', ...call.headers } })
    }
  }
  const visitor = (at = server) => new Visitor(at.origin).open()
  const cors = (headers: Headers) => headers.get('access-control-allow-origin')

  describe('who may call', () => {
    test('the answer is readable by the page of the site; another page can read only why it is refused', async () => {
      const config = await new Visitor(server.origin).call('config?site=pk_orca')
      expect(config.status).toBe(200)
      expect(cors(config.headers)).toBe('https://orca.example')
      expect(config.headers.get('vary')).toContain('Origin')
      expect(config.headers.get('access-control-allow-credentials')).toBeNull()
      for (const origin of ['https://evil.example', 'https://orca.example.evil.example', 'null']) {
        const refused = await new Visitor(server.origin).call('config?site=pk_orca', { headers: { Origin: origin } })
        expect(refused).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
        expect(refused.json).toEqual({ code: 'foreign_origin' })
        expect(cors(refused.headers)).toBe('*')
        const visitor = await new Visitor(server.origin).post('visitors', { site: 'pk_orca' }, { Origin: origin })
        expect(visitor.status).toBe(403)
        expect(cors(visitor.headers)).toBeNull()
      }
    })

    test('another site of ours is not this site', async () => {
      const client = new Visitor(server.origin)
      const made = await client.post('visitors', { site: 'pk_orca' }, { Origin: 'https://lake.example' })
      expect(made).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
      expect(await client.post('visitors', { site: 'pk_nobody' })).toMatchObject({
        status: 404,
        json: { code: 'not_found', fields: { site: 'unknown' } },
      })
    })

    test('a write without Origin is refused, unless the site says that its app sends none', async () => {
      const client = new Visitor(server.origin)
      const without = { Origin: undefined }
      expect((await client.post('visitors', { site: 'pk_orca' }, without)).status).toBe(403)
      expect((await client.post('visitors', { site: 'pk_lake' }, without)).status).toBe(201)
      expect((await client.call('config?site=pk_orca', { headers: without })).status).toBe(200)
    })

    test('the preflight is answered for the sites, for two hours', async () => {
      const ask = (origin: string) =>
        fetch(`${server.origin}/api/widget/v1/visitors`, {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        })
      const allowed = await ask('https://lake.example')
      expect(allowed.status).toBe(204)
      expect(cors(allowed.headers)).toBe('https://lake.example')
      expect(allowed.headers.get('access-control-max-age')).toBe('7200')
      for (const header of ['Authorization', 'Idempotency-Key', 'Last-Event-ID']) {
        expect(allowed.headers.get('access-control-allow-headers')).toContain(header)
      }
      expect(cors((await ask('https://evil.example')).headers)).toBeNull()
    })

    test('a token works at its own site only; without one, or with a forged one, there is nothing', async () => {
      const client = await visitor()
      const path = client.in('messages')
      const head = async (headers: Record<string, string | undefined>) => {
        const { status, json } = await client.call(path, { headers })
        return [status, json.code]
      }
      expect(await head({ Authorization: undefined })).toEqual([401, 'bad_token'])
      expect(await head({ Authorization: `Bearer ${'A'.repeat(43)}` })).toEqual([401, 'bad_token'])
      expect(await head({ Authorization: `Bearer ${client.token}x` })).toEqual([401, 'bad_token'])
      expect(await head({ Origin: 'https://lake.example' })).toEqual([403, 'foreign_origin'])
      const stranger = await visitor()
      expect(await head({ Authorization: `Bearer ${stranger.token}` })).toEqual([404, 'not_found'])
    })

    test('an unknown address is 404, a wrong method 405 with what it takes', async () => {
      const client = new Visitor(server.origin)
      expect((await client.call('nothing')).status).toBe(404)
      expect((await client.call('constructor')).status).toBe(404)
      const wrong = await client.call('conversations/x/messages', { method: 'DELETE' })
      expect(wrong.status).toBe(405)
      expect(wrong.headers.get('allow')).toBe('GET, POST')
    })
  })

  describe('the configuration', () => {
    test('fits in 3 KB, is the same for everybody and known again by its tag', async () => {
      for (const lang of ['zh', 'en']) {
        const client = new Visitor(server.origin)
        const { json, headers } = await client.call(`config?site=pk_orca&lang=${lang}`)
        expect(gzipSync(JSON.stringify(json)).byteLength).toBeLessThan(3 * 1024)
        expect(json).toMatchObject({ lang, contacts: { phone: '400 000 0000' }, limits: { text: 4000, burst: 5 } })
        expect(json.hot.length).toBeGreaterThanOrEqual(5)
        expect(headers.get('cache-control')).toBe('public, max-age=300')
        const again = await client.call(`config?site=pk_orca&lang=${lang}`, {
          headers: { 'If-None-Match': headers.get('etag') ?? '' },
        })
        expect(again.status).toBe(304)
      }
    })

    test('leaves out what a site does not have, and speaks the language of the site when none is asked for', async () => {
      const { json } = await new Visitor(server.origin).call('config?site=pk_quiet', {
        headers: { Origin: 'https://quiet.example' },
      })
      expect(json).toMatchObject({ lang: 'en', contacts: {} })
      expect(json).not.toHaveProperty('board')
      const wrong = await new Visitor(server.origin).call('config?site=pk_orca&lang=fr')
      expect(wrong).toMatchObject({ status: 422, json: { fields: { lang: 'choice' } } })
    })

    test('in a page before opening is as much of it as stands there, well under 1 KB', async () => {
      for (const lang of ['zh', 'en']) {
        const client = new Visitor(server.origin)
        const part = async (name: string) =>
          (await client.call(`config?site=pk_orca&lang=${lang}${name && `&part=${name}`}`)).json
        const [all, closed, hot, dock] = [await part(''), await part('closed'), await part('hot'), await part('dock')]
        expect(gzipSync(JSON.stringify(closed), { level: 9 }).length).toBeLessThan(350)
        const { title, tip } = all.texts
        const questions = all.hot.slice(0, 6).map(({ question }: { question: string }) => ({ question }))
        expect(closed).toMatchObject({ texts: { title, tip }, hot: [], contacts: all.contacts, board: { fields: [] } })
        expect(hot).toEqual({ hot: questions })
        // What a page still asks for whose loader is of an earlier release.
        expect(dock).toMatchObject({ texts: { title, tip }, hot: questions, contacts: all.contacts })
      }
      const wrong = await new Visitor(server.origin).call('config?site=pk_orca&part=all')
      expect(wrong).toMatchObject({ status: 422, json: { fields: { part: 'choice' } } })
    })

    test('every hot question is answered at once', async () => {
      for (const lang of ['zh', 'en']) {
        const { json } = await new Visitor(server.origin).call(`config?site=pk_orca&lang=${lang}`)
        for (const { id, question } of json.hot) {
          const client = await new Visitor(server.origin).open('pk_orca', lang)
          expect((await client.say(question)).json.replies).toMatchObject([{ type: 'answer', answer_id: id }])
        }
      }
    })
  })

  describe('a conversation', () => {
    test('numbers what is said without a gap and answers from our pages, with the page', async () => {
      const client = await visitor()
      const first = await client.say('what does a boat cost?')
      expect(first.status).toBe(201)
      expect(first.json.message).toMatchObject({ seq: 1, author: 'visitor', text: 'what does a boat cost?', rev: 0 })
      expect(first.json.replies).toMatchObject([
        { seq: 2, author: 'bot', type: 'answer', answer_id: 'price', reply_to: 1, client_id: null },
      ])
      expect(first.json.replies[0].source.url).toMatch(/\/en\/quote$/)
      const second = await client.say('thanks')
      expect(second.json).toMatchObject({ message: { seq: 3 }, head_seq: 4 })
      const { json } = await client.call(client.in('messages'))
      expect(json.items.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4])
      expect(json).toMatchObject({ head_seq: 4, has_more: false })
    })

    test('what nobody wrote an answer for goes to the board with its words', async () => {
      const client = await visitor()
      const { json } = await client.say('who painted the hull of number 12 yellow')
      expect(json.replies).toMatchObject([{ type: 'board', prefill: 'who painted the hull of number 12 yellow' }])
    })

    test('the visitor has one, however often it is asked for', async () => {
      const client = await visitor()
      const again = await Promise.all([1, 2, 3].map(() => client.post('conversations', { lang: 'zh' })))
      for (const { status, json } of again) {
        expect(status).toBe(200)
        expect(json.conversation).toMatchObject({ id: client.conversationId, state: 'bot', lang: 'en', unread: 0 })
      }
    })

    test('the same client_id is one message; with other words it is refused', async () => {
      const client = await visitor()
      const id = ulid()
      const first = await client.say('hello', id, { 'Idempotency-Key': id })
      const second = await client.say('hello', id, { 'Idempotency-Key': id })
      expect([first.status, second.status]).toEqual([201, 200])
      expect(second.json).toEqual(first.json)
      expect(await client.say('hullo', id)).toMatchObject({
        status: 422,
        json: { code: 'wrong_fields', fields: { client_id: 'reused' } },
      })
      const { json } = await client.call(client.in('messages'))
      expect(json.head_seq).toBe(2)
    })

    test('twenty sends of one message at the same moment are one message', async () => {
      const client = await visitor()
      const id = ulid()
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.say('only once', id)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(1)
      expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true)
      for (const { status, json, headers } of answers) {
        if (status !== 409) continue
        expect(json).toEqual({ code: 'in_progress', retry_after: 1 })
        expect(headers.get('retry-after')).toBe('1')
      }
      const { json } = await client.call(client.in('messages'))
      expect(json.items.filter(({ author }: { author: string }) => author === 'visitor')).toHaveLength(1)
    })

    test('the sixth in ten seconds waits, and what was refused takes no number', async () => {
      const client = await visitor()
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push(await client.say(`thanks ${n}`))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
      const { json, headers } = answers[5] ?? (await client.call(''))
      expect(json).toMatchObject({ code: 'too_many' })
      expect(json.retry_after).toBeGreaterThan(0)
      expect(json.retry_after).toBeLessThanOrEqual(10)
      expect(headers.get('retry-after')).toBe(String(json.retry_after))
      expect((await client.call(client.in('messages'))).json.head_seq).toBe(10)
    })

    test('sixty a minute from one address are enough, whoever wrote them', async () => {
      const address = { 'X-Forwarded-For': '198.51.100.7' }
      let last = 0
      const clients = await Promise.all(Array.from({ length: 13 }, () => visitor()))
      const statuses: number[] = []
      for (const client of clients.slice(0, 12)) {
        for (let n = 0; n < 5; n += 1) statuses.push((await client.say('hi', ulid(), address)).status)
      }
      expect(new Set(statuses)).toEqual(new Set([201]))
      last = (await (clients[12] as Visitor).say('hi', ulid(), address)).status
      expect(last).toBe(429)
      expect((await (clients[12] as Visitor).say('hi')).status).toBe(201)
    })

    test('thirty new visitors an hour from one address are enough', async () => {
      const client = new Visitor(server.origin)
      const statuses: number[] = []
      for (let n = 0; n < 31; n += 1) statuses.push((await client.post('visitors', { site: 'pk_orca' })).status)
      expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true)
      expect(statuses[30]).toBe(429)
    })

    test.each([
      ['no client_id', { type: 'text', text: 'x' }, { client_id: 'required' }],
      ['a client_id that is no ULID', { client_id: 'abc', type: 'text', text: 'x' }, { client_id: 'choice' }],
      ['another type', { client_id: ulid(), type: 'html', text: 'x' }, { type: 'choice' }],
      ['only white space', { client_id: ulid(), type: 'text', text: ' \n　' }, { text: 'required' }],
      ['too long', { client_id: ulid(), type: 'text', text: '船'.repeat(4001) }, { text: 'too_long' }],
      ['a lone surrogate', { client_id: ulid(), type: 'text', text: 'a\ud800' }, { text: 'bad_text' }],
      ['NUL', { client_id: ulid(), type: 'text', text: 'a\0b' }, { text: 'bad_text' }],
      ['a field too many', { client_id: ulid(), type: 'text', text: 'x', author: 'operator' }, { author: 'unknown' }],
      [
        'context without end',
        {
          client_id: ulid(),
          type: 'text',
          text: 'x',
          ctx: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`k${n}`, 'x'.repeat(300)])),
        },
        { ctx: 'too_long' },
      ],
    ])('%s is refused by name', async (_, body, fields) => {
      const client = await visitor()
      expect(await client.post(client.in('messages'), body)).toMatchObject({
        status: 422,
        json: { code: 'wrong_fields', fields },
      })
    })

    test('what is not JSON, not text or too large is refused before it is read', async () => {
      const client = await visitor()
      const send = (body: string, headers: Record<string, string> = {}) =>
        client.post(client.in('messages'), body, headers)
      expect((await send('{"client_id":')).status).toBe(400)
      expect((await send('client_id=1', { 'Content-Type': 'text/plain' })).status).toBe(415)
      expect((await send(JSON.stringify({ text: 'x'.repeat(70_000) }))).status).toBe(413)
      expect((await client.say('hi', ulid(), { 'Idempotency-Key': ulid() })).status).toBe(422)
    })

    test('comes back as it was written, in every script and length', async () => {
      const client = await visitor()
      const texts = ['<img src=x onerror=alert(1)>', '🚤'.repeat(4000), 'a\r\nb', "'; drop table message; --"]
      for (const text of texts) expect((await client.say(text)).status).toBe(201)
      const { json } = await client.call(client.in('messages?limit=100'))
      const kept = json.items.filter(({ author }: { author: string }) => author === 'visitor')
      expect(kept.map(({ text }: { text: string }) => text)).toEqual([texts[0], texts[1], 'a\nb', texts[3]])
    })

    test('is read in pages both ways', async () => {
      const client = await visitor()
      for (let n = 0; n < 4; n += 1) await client.say(`hello ${n}`)
      const page = async (query: string) => {
        const { json } = await client.call(client.in(`messages?${query}`))
        return [json.items.map(({ seq }: { seq: number }) => seq), json.has_more, json.head_seq]
      }
      expect(await page('limit=3')).toEqual([[6, 7, 8], true, 8])
      expect(await page('before=6&limit=3')).toEqual([[3, 4, 5], true, 8])
      expect(await page('before=3&limit=3')).toEqual([[1, 2], false, 8])
      expect(await page('after=2&limit=3')).toEqual([[3, 4, 5], true, 8])
      expect(await page('after=8')).toEqual([[], false, 8])
      expect((await client.call(client.in('messages?after=-1'))).status).toBe(422)
      expect((await client.call(client.in('messages?limit=1000'))).status).toBe(422)
    })

    test('counts as read what was read, never back and never beyond the head', async () => {
      const client = await visitor()
      await client.say('hello')
      const state = async () => (await client.call(`conversations/${client.conversationId}`)).json
      expect(await state()).toMatchObject({ conversation: { unread: 1, head_seq: 2 }, last: { seq: 2, author: 'bot' } })
      const read = async (seq: number) => (await client.post(client.in('read'), { seq })).json.read_seq
      expect([await read(1), await read(99), await read(1)]).toEqual([1, 2, 2])
      expect((await state()).conversation).toMatchObject({ unread: 0, read_seq: 2 })
      expect((await client.post(client.in('typing'), {})).status).toBe(204)
    })

    test('an answer can be praised or not; what is no answer cannot', async () => {
      const client = await visitor()
      await client.say('what does a boat cost?')
      const judge = (seq: number, helpful: unknown = true) =>
        client.post('feedback', { conversation_id: client.conversationId, seq, helpful })
      expect((await judge(2)).status).toBe(204)
      expect((await judge(2, false)).status).toBe(204)
      expect((await judge(1)).status).toBe(404)
      expect((await judge(2, 'very')).status).toBe(422)
      const stranger = await visitor()
      expect(
        (await stranger.post('feedback', { conversation_id: client.conversationId, seq: 2, helpful: true })).status,
      ).toBe(404)
    })
  })

  describe('the stream', () => {
    const seqs = (events: StreamEvent[]) =>
      events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))

    test('brings what is new, with its number, uncompressed', async () => {
      const client = await visitor()
      const stream = client.events((events) => seqs(events).length === 4, { Origin: 'https://orca.example' })
      await client.say('hello')
      await client.say('thanks')
      const events = await stream
      expect(events[0]).toMatchObject({ event: 'state', data: { state: 'bot', degraded: false } })
      const numbers = seqs(events)
      expect(numbers).toEqual([...numbers].sort((one, two) => one - two))
      expect(events.find(({ id }) => id === '4')?.data).toMatchObject({ seq: 4, author: 'bot' })
    })

    test('goes on where the reader stopped: every message once', async () => {
      const client = await visitor()
      for (let n = 0; n < 4; n += 1) await client.say(`hello ${n}`)
      const rest = await client.events((events) => seqs(events).length === 5, {
        Origin: 'https://orca.example',
        'Last-Event-ID': '3',
      })
      expect(seqs(rest)).toEqual([4, 5, 6, 7, 8])
    })

    test('a cursor from nowhere is told to start anew', async () => {
      const client = await visitor()
      await client.say('hello')
      const events = await client.events((all) => all.some(({ event }) => event === 'reset'), {
        Origin: 'https://orca.example',
        'Last-Event-ID': '999',
      })
      expect(events.at(-1)).toMatchObject({ event: 'reset', data: { head_seq: 2 } })
    })

    test('tells other tabs what was read, and ends when the visitor is deleted', async () => {
      const client = await visitor()
      await client.say('hello')
      const headers = { Origin: 'https://orca.example' }
      const read = client.events((events) => events.some(({ event }) => event === 'read'), headers)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await client.post(client.in('read'), { seq: 2 })
      expect((await read).at(-1)).toMatchObject({ event: 'read', data: { read_seq: 2 } })
      const closed = client.events(() => false, headers)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await client.call('visitors/me', { method: 'DELETE' })
      expect((await closed).at(-1)).toMatchObject({ event: 'state', data: { state: 'closed' } })
    })

    test('ten of one address are enough', async () => {
      const client = await visitor()
      const leave = new AbortController()
      const headers = { Origin: 'https://orca.example', Authorization: `Bearer ${client.token}`, ...client.address }
      const open = () =>
        fetch(`${server.origin}/api/widget/v1/${client.in('events')}`, { headers, signal: leave.signal })
      const statuses: number[] = []
      for (let n = 0; n < 11; n += 1) statuses.push((await open()).status)
      leave.abort()
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    })

    test('the long poll answers when there is something, and after its time when there is not', async () => {
      const client = await visitor()
      const waiting = client.call(client.in('messages?after=0&wait=20'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      await client.say('hello')
      expect((await waiting).json.items).toHaveLength(2)
      const startedAt = performance.now()
      const { json } = await client.call(client.in('messages?after=2&wait=1'))
      expect(json).toEqual({ items: [], head_seq: 2, has_more: false })
      expect(performance.now() - startedAt).toBeGreaterThan(900)
    })

    test('a server that stops answers who waits and ends its streams at once', async () => {
      const leaving = await startServer(settings)
      const client = await visitor(leaving)
      const stream = client.events(() => false, { Origin: 'https://orca.example' })
      const poll = client.call(client.in('messages?after=0&wait=25'))
      await new Promise((resolve) => setTimeout(resolve, 300))
      const stoppedAt = performance.now()
      const stopped = leaving.kill('SIGTERM')
      expect((await stream)[0]).toMatchObject({ event: 'state' })
      expect((await poll).json).toMatchObject({ items: [], head_seq: 0 })
      await stopped
      expect(performance.now() - stoppedAt).toBeLessThan(5000)
      await leaving.end()
    })

    test('brings what another process wrote', async () => {
      other ??= await startServer(settings, server.directory)
      const client = await visitor()
      const stream = client.events((events) => seqs(events).length === 2, { Origin: 'https://orca.example' })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const there = new Visitor(other.origin)
      Object.assign(there, { token: client.token, conversationId: client.conversationId })
      // The other process learns at its first question; what counts is how soon word of it comes here.
      expect((await there.say('hello')).status).toBe(201)
      const saidAt = performance.now()
      expect(seqs(await stream)).toEqual([1, 2])
      expect(performance.now() - saidAt).toBeLessThan(3000)
    })

    test('fifty cut streams while messages flow: nothing is missing, nothing comes twice', async () => {
      const client = await visitor()
      const writing = (async () => {
        for (let n = 0; n < 5; n += 1) {
          await client.say(`hello ${n}`)
          await new Promise((resolve) => setTimeout(resolve, 150))
        }
      })()
      const seen: number[] = []
      for (let cuts = 0; cuts < 50 || (seen.at(-1) ?? 0) < 10; cuts += 1) {
        const events = await client.events(() => true, {
          Origin: 'https://orca.example',
          'Last-Event-ID': String(seen.at(-1) ?? 0),
        })
        seen.push(...seqs(events))
      }
      await writing
      expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })
  })

  describe('contacts and data', () => {
    const board = { language: 'zh', page: '/product', consent: 'yes', name: '王工', phone: '13800138000' }

    test('the board is kept once for its key, and says what is wrong by field', async () => {
      const client = new Visitor(server.origin)
      const lead = { site: 'pk_orca', kind: 'board', ...board, content: '两百亩的湖', topic: 'price' }
      const key = { 'Idempotency-Key': ulid() }
      const first = await client.post('leads', lead, key)
      expect(first).toMatchObject({ status: 200, json: { id: expect.stringMatching(/^[\da-f-]{36}$/) } })
      expect((await client.post('leads', lead, key)).json).toEqual(first.json)
      const wrong = await client.post('leads', {
        ...lead,
        content: '',
        email: 'no',
        consent: 'no',
        topic: 'x',
        more: '1',
      })
      expect(wrong).toMatchObject({
        status: 422,
        json: { fields: { content: 'required', email: 'email', consent: 'consent', topic: 'choice', more: 'unknown' } },
      })
      const unreachable = await client.post('leads', { ...lead, phone: '' })
      expect(unreachable.json.fields).toEqual({ email: 'reach' })
    })

    test('"leave your contact" is a lead of its own kind; other kinds do not come in here', async () => {
      const client = new Visitor(server.origin)
      expect((await client.post('leads', { site: 'pk_orca', kind: 'callback', ...board })).status).toBe(200)
      expect((await client.post('leads', { site: 'pk_orca', kind: 'official', ...board })).status).toBe(422)
      expect(
        (
          await client.post(
            'leads',
            { site: 'pk_orca', kind: 'callback', ...board },
            { Origin: 'https://evil.example' },
          )
        ).status,
      ).toBe(403)
    })

    test('"delete my data" leaves nothing', async () => {
      const client = await visitor()
      await client.say('forget me')
      expect((await client.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
      expect((await client.call(client.in('messages'))).json).toEqual({ code: 'bad_token' })
    })

    test("the host's user is known by its server's word, and takes the conversation along", async () => {
      const lake = { Origin: 'https://lake.example' }
      const token = (sub: string, key = secret) => {
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
        const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, exp: Math.floor(Date.now() / 1000) + 600 })}`
        return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
      }
      const client = new WidgetClient(server.origin)
      const call = (path: string, body: unknown) => client.post(path, body, lake)
      client.token = (await call('visitors', { site: 'pk_lake' })).json.token
      const { id } = (await call('conversations', {})).json.conversation
      const forged = await call('visitors', { site: 'pk_lake', user_token: token('u-1', 'another key altogether') })
      expect(forged).toMatchObject({ status: 422, json: { fields: { user_token: 'choice' } } })
      const old = client.token
      const named = await call('visitors', { site: 'pk_lake', user_token: token('u-1') })
      expect(named.status).toBe(201)
      client.token = old
      expect((await call('conversations', {})).status).toBe(401)
      client.token = named.json.token
      expect((await call('conversations', {})).json.conversation.id).toBe(id)
      const elsewhere = new WidgetClient(server.origin)
      const again = await elsewhere.post('visitors', { site: 'pk_lake', user_token: token('u-1') }, lake)
      expect(again.json.visitor_id).toBe(named.json.visitor_id)
    })
  })
})
