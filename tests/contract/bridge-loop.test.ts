import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { BridgeLoop } from '#lib/chat/bridge/bridge-loop'
import { findConversation } from '#lib/chat/conversation'
import { deleteVisitors } from '#lib/chat/visitors'
import { openSqlite } from '#lib/store/sqlite/engine'
import { openChat, peopleWhoAreAway } from '../support/chat.ts'
import { waitUntil } from '../support/wait-until.ts'

vi.hoisted(() => vi.stubEnv('DELIVERY_TIME_SCALE', '0.001'))

const directory = mkdtempSync(join(tmpdir(), 'orca-bridge-'))
const engine = await openSqlite({ file: join(directory, 'chat.db') })
afterAll(async () => {
  await engine.close()
  rmSync(directory, { recursive: true })
})

test('after a day without people the conversation says so, and no longer once they are back', async () => {
  const now = Date.now() - 25 * 3_600_000
  const people = peopleWhoAreAway('people')
  const chat = await openChat(engine, { now, bridge: people.bridge.name })
  for (const text of ['one', 'two', 'three']) await chat.say(text)

  const degraded = async () => (await findConversation(engine, chat.id))?.degraded
  const loop = new BridgeLoop({ store: async () => engine, bridge: people.bridge })
  loop.start()
  await waitUntil('the conversation is degraded', async () => (await degraded()) === 1)
  people.areAway = false
  await waitUntil('everything arrived', () => people.pushed.length === 3)
  await waitUntil('the conversation is whole again', async () => (await degraded()) === 0)
  expect(people.pushed).toEqual(['one', 'two', 'three'])

  people.areAway = true
  await chat.say('forget this')
  await deleteVisitors(engine, [chat.visitorId])
  people.areAway = false
  await loop.stop()
  const left = await engine.read(engine.sql.selectFrom('delivery').select('id').compile())
  expect(left).toEqual([])
  expect(people.pushed).toHaveLength(3)
})

test.each(['delivered', 'dead'] as const)(
  'once people are back after a while, and the first message is %s, what waits comes at once, not by its own schedule',
  async (kind) => {
    const now = Date.now()
    const people = peopleWhoAreAway(`people who come back: ${kind}`)
    const put = async (text: string) => {
      const chat = await openChat(engine, { now, bridge: people.bridge.name })
      await chat.say(text)
      return chat.id
    }
    const early = await put('from the night')
    const dueAt = now + 40_000
    const { sql } = engine
    const ofEarly = sql
      .updateTable('delivery')
      .set({ due_at: dueAt, attempts: 1 })
      .where('subject_id', 'like', `${early}:%`)
    await engine.write([ofEarly.compile()])
    await put('from the morning')
    let attempts = 0
    const { push } = people.bridge
    people.bridge.push = async (job) => {
      attempts += 1
      people.areAway = attempts <= 5
      const outcome = await push(job)
      return attempts === 6 ? { kind, code: 'back' } : outcome
    }
    const loop = new BridgeLoop({ store: async () => engine, bridge: people.bridge })
    loop.start()
    await waitUntil('both arrived', () => people.pushed.length === 2, 60_000)
    expect(people.pushed).toEqual(['from the morning', 'from the night'])
    expect(Date.now(), 'before its own time').toBeLessThan(dueAt)
    await loop.stop()
  },
  70_000,
)
