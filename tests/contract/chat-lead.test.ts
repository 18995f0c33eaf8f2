import { expect, test } from 'vitest'
import type { Bridge } from '#lib/chat/bridge/bridge'
import { BridgeLoop } from '#lib/chat/bridge/bridge-loop'
import { undeliveredToLeads } from '#lib/chat/bridge/undelivered-to-leads'
import { findConversation } from '#lib/chat/conversation'
import { readMessages } from '#lib/chat/read-messages'
import { deleteVisitors } from '#lib/chat/visitors'
import { findLeads } from '#lib/leads/find-leads'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat, peopleWhoAreAway } from '../support/chat.ts'
import { waitUntil } from '../support/wait-until.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.UTC(2026, 5, 1)

describeOnEachEngine((store) => {
  /** A visitor who said this at the start, to whoever answers at `bridge`. */
  async function conversation(bridge: string, texts: readonly string[]) {
    const chat = await openChat(store.engine, { language: 'zh', now: start, bridge })
    for (const text of texts) await chat.say(text)
    return chat
  }
  const at = (hours: number, bridge?: string) =>
    undeliveredToLeads(store.engine, {
      bridge,
      sinks: ['mail'],
      retentionDays: 30,
      now: start + hours * hour,
    })
  const leads = async (page = '/product') =>
    (await findLeads(store.engine, { kind: 'chat', newestFirst: true, limit: 50 })).filter((lead) => lead.page === page)
  const degraded = async (id: string) => (await findConversation(store.engine, id))?.degraded
  const last = async (id: string) => (await readMessages(store.engine, id, { limit: 1 })).items[0]

  test('words for people who are no longer there are offered to the board after a day, and a lead after three', async () => {
    const { id, visitorId } = await conversation('gone', ['我们有个湖', '电话 13800138000'])
    expect(await at(23.9)).toBe(0)
    expect(await degraded(id)).toBe(0)
    expect(await at(24)).toBe(0)
    expect(await degraded(id)).toBe(1)
    expect(await last(id)).toMatchObject({
      seq: 5,
      author: 'bot',
      type: 'board',
      prefill: '我们有个湖\n\n电话 13800138000',
    })
    expect(await at(71.9)).toBe(0)
    expect((await last(id))?.seq).toBe(5)
    expect(await at(72)).toBe(1)
    expect(await at(73)).toBe(0)
    const [lead] = await leads()
    expect(lead).toMatchObject({
      kind: 'chat',
      language: 'zh',
      message: '我们有个湖\n\n电话 13800138000',
      answers: { site: 'pk_orca' },
      deliveries: [{ sink: 'mail', state: 'pending' }],
    })
    await deleteVisitors(store.engine, [visitorId])
    expect(await leads()).toEqual([])
  })

  test('a bridge that has not been tried is waited for, however long the server was off', async () => {
    const { id } = await conversation('people', ['你好'])
    expect(await at(1000, 'people')).toBe(0)
    expect(await degraded(id)).toBe(0)
    await at(1000, 'other')
    expect(await leads()).toHaveLength(1)
  })

  test('a bridge that is away for three days: told after one, a lead after three; once back it goes on', async () => {
    let now = start
    const people = peopleWhoAreAway('away')
    const chat = await conversation('away', ['先说一句', '再说一句'])
    const { id } = chat
    const before = (await leads()).length
    const loop = new BridgeLoop({
      store: async () => store.engine,
      bridge: people.bridge,
      now: () => now,
    })
    loop.start()
    try {
      const jobs = () =>
        store.engine.read(
          store.engine.sql.selectFrom('delivery').select(['attempts', 'state']).where('sink', '=', 'away').compile(),
        )
      const attempts = async () => (await jobs()).map(({ attempts: count }) => count)
      const isOver = async () => (await jobs()).every(({ state }) => state !== 'leased')
      // Days pass, sixteen hours at a time; each time the first is tried, and never the one behind it.
      for (let tries = 1; tries <= 10; tries += 1) {
        await waitUntil(`try ${tries}`, async () => {
          loop.wake()
          return Math.max(...(await attempts())) >= tries && (await isOver())
        })
        if (tries < 10) expect(Math.min(...(await attempts()))).toBe(0)
        if (now - start >= 24 * hour) await waitUntil('told', async () => (await degraded(id)) === 1)
        now += 16 * hour
      }
      expect(await at((now - start) / hour, 'away')).toBe(1)
      expect((await leads()).length).toBe(before + 1)
      expect((await leads()).map(({ message }) => message)).toContain('先说一句\n\n再说一句')
      people.areAway = false
      await chat.say('还在吗', { at: now, replies: [] })
      await waitUntil('it arrived', () => {
        // Time goes on: whatever the loop still held when the lead was made runs out in a minute, as it does outside tests.
        now += minute
        loop.wake()
        return people.pushed.length > 0
      })
      expect(people.pushed).toEqual(['还在吗'])
      await waitUntil('whole again', async () => (await degraded(id)) === 0)
    } finally {
      await loop.stop()
    }
  })

  test('what their system refuses is a lead at once', async () => {
    const { id } = await conversation('refusing', ['不收的话'])
    const before = (await leads()).length
    const refuse = async () => ({ kind: 'dead' as const, code: '422' })
    const bridge: Bridge = { name: 'refusing', patienceMs: 60_000, push: refuse, pushRating: refuse }
    const loop = new BridgeLoop({ store: async () => store.engine, bridge, now: () => start })
    loop.start()
    await waitUntil('given up', async () => {
      loop.wake()
      await at(0, 'refusing')
      return (await leads()).length > before
    })
    await loop.stop()
    expect((await leads()).map(({ message }) => message)).toContain('不收的话')
    expect(await degraded(id)).toBe(0)
  })
})
