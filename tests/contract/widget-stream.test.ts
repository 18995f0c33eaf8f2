import { expect, test } from 'vitest'
import { waitUntil } from '../support/wait-until.ts'
import type { StreamEvent } from '../support/widget-client.ts'
import { describeWidgetSites, Visitor } from '../support/widget-sites.ts'

const fromOurPage = { Origin: 'https://orca.example' }
const seqs = (events: StreamEvent[]) => events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))

/** A stream that is open before anything else happens, and what it will have brought once `enough` came. */
async function openStream(client: Visitor, enough: (events: StreamEvent[]) => boolean) {
  const opened = Promise.withResolvers<void>()
  const events = client.events(enough, fromOurPage, opened.resolve)
  await Promise.race([opened.promise, events])
  return { events }
}

describeWidgetSites((sites) => {
  test('brings what is new, with its number, uncompressed', async () => {
    const client = await sites.visitor()
    const stream = client.events((events) => seqs(events).length === 4, fromOurPage)
    await client.say('hello')
    await client.say('thanks')
    const events = await stream
    expect(events[0]).toMatchObject({ event: 'state', data: { state: 'bot', degraded: false } })
    const numbers = seqs(events)
    expect(numbers).toEqual([...numbers].sort((one, two) => one - two))
    expect(events.find(({ id }) => id === '4')?.data).toMatchObject({ seq: 4, author: 'bot' })
  })

  test('goes on where the reader stopped: every message once', async () => {
    const client = await sites.visitor()
    for (let n = 0; n < 4; n += 1) await client.say(`hello ${n}`)
    const rest = await client.events((events) => seqs(events).length === 5, {
      ...fromOurPage,
      'Last-Event-ID': '3',
    })
    expect(seqs(rest)).toEqual([4, 5, 6, 7, 8])
  })

  test('a cursor from nowhere is told to start anew', async () => {
    const client = await sites.visitor()
    await client.say('hello')
    const events = await client.events((all) => all.some(({ event }) => event === 'reset'), {
      ...fromOurPage,
      'Last-Event-ID': '999',
    })
    expect(events.at(-1)).toMatchObject({ event: 'reset', data: { head_seq: 2 } })
  })

  test('tells other tabs what was read, and ends when the visitor is deleted', async () => {
    const client = await sites.visitor()
    await client.say('hello')
    const reading = await openStream(client, (events) => events.some(({ event }) => event === 'read'))
    await client.post(client.in('read'), { seq: 2 })
    expect((await reading.events).at(-1)).toMatchObject({ event: 'read', data: { read_seq: 2 } })
    const staying = await openStream(client, () => false)
    await client.call('visitors/me', { method: 'DELETE' })
    expect((await staying.events).at(-1)).toMatchObject({ event: 'state', data: { state: 'closed' } })
  })

  test('ten of one address are enough', async () => {
    const client = await sites.visitor()
    const leave = new AbortController()
    const headers = { ...fromOurPage, Authorization: `Bearer ${client.token}`, ...client.address }
    const open = () =>
      fetch(`${sites.server.origin}/api/widget/v1/${client.in('events')}`, { headers, signal: leave.signal })
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await open()).status)
    leave.abort()
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('the long poll answers when there is something, and after its time when there is not', async () => {
    const client = await sites.visitor()
    const waiting = client.call(client.in('messages?after=0&wait=20'))
    await client.say('hello')
    expect((await waiting).json.items).toHaveLength(2)
    const startedAt = performance.now()
    const { json } = await client.call(client.in('messages?after=2&wait=1'))
    expect(json).toEqual({ items: [], head_seq: 2, has_more: false })
    expect(performance.now() - startedAt, 'it waited its second').toBeGreaterThan(900)
  })

  test('a server that stops answers who waits and ends its streams at once', async () => {
    const leaving = await sites.apart()
    const client = await sites.visitor(leaving)
    let polled: unknown
    void client.call(client.in('messages?after=0&wait=25')).then(({ json }) => (polled = json))
    const stream = await openStream(client, () => false)
    // By this answer the poll, which was sent before, is waiting.
    await client.call('config?site=pk_orca')
    const stopped = leaving.kill('SIGTERM')
    expect((await stream.events)[0]).toMatchObject({ event: 'state' })
    await waitUntil('the poll is answered before its 25 seconds are over', () => polled !== undefined, 20_000)
    expect(polled).toMatchObject({ items: [], head_seq: 0 })
    await stopped
    await leaving.end()
  })

  test('brings what another process wrote', async () => {
    const other = await sites.another()
    const client = await sites.visitor()
    const stream = await openStream(client, (events) => seqs(events).length === 2)
    const there = new Visitor(other.origin)
    Object.assign(there, { token: client.token, conversationId: client.conversationId })
    expect((await there.say('hello')).status).toBe(201)
    expect(seqs(await stream.events)).toEqual([1, 2])
  })

  test('fifty cut streams while messages flow: nothing is missing, nothing comes twice', async () => {
    const client = await sites.visitor()
    const writing = (async () => {
      for (let n = 0; n < 5; n += 1) {
        await client.say(`hello ${n}`)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
    })()
    const seen: number[] = []
    for (let cuts = 0; cuts < 50 || (seen.at(-1) ?? 0) < 10; cuts += 1) {
      const events = await client.events(() => true, {
        ...fromOurPage,
        'Last-Event-ID': String(seen.at(-1) ?? 0),
      })
      seen.push(...seqs(events))
    }
    await writing
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
