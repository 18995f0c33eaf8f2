import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMessage } from '#lib/chat/add-message'
import { findConversation, openConversation } from '#lib/chat/conversation'
import { chatRetentionMs } from '#lib/chat/limits'
import { readMessages } from '#lib/chat/read-messages'
import { purgeChats, purgeChatsWithCare } from '#lib/chat/retention'
import { addVisitor, visitorOf } from '#lib/chat/visitors'
import type { Engine } from '#lib/store/engine'
import { engineNames, openEngine } from '../support/both-engines.ts'
import { ulid } from '../support/widget-client.ts'

describe.each(engineNames)('%s', (name) => {
  let engine: Engine
  let end: () => Promise<void>
  beforeAll(async () => {
    ;({ engine, end } = await openEngine(name))
  }, 60_000)
  afterAll(() => end())

  const start = Date.UTC(2026, 0, 1)
  async function visitorWithMessage(now: number) {
    const { id, token } = await addVisitor(engine, { site: 'pk_orca', address: 'hash', now })
    const { row } = await openConversation(engine, { visitorId: id, site: 'pk_orca', language: 'zh', now })
    const speak = (at: number) =>
      addMessage(engine, {
        conversationId: row.id,
        visitorId: id,
        clientId: ulid(),
        text: '你好',
        replies: [{ type: 'text', text: '您好' }],
        address: 'hash',
        now: at,
      })
    await speak(now)
    return { token, conversationId: row.id, speak }
  }

  test('a visitor nobody heard of for the whole time is gone with every word; one who spoke stays', async () => {
    const silent = await visitorWithMessage(start)
    const talking = await visitorWithMessage(start)
    await talking.speak(start + 86_400_000)
    const end = start + chatRetentionMs
    expect(await purgeChats(engine, end - 1)).toBe(0)
    expect(await purgeChats(engine, end)).toBe(1)
    expect(await findConversation(engine, silent.conversationId)).toBeUndefined()
    expect((await readMessages(engine, silent.conversationId, { limit: 10 })).items).toEqual([])
    expect(await visitorOf(engine, silent.token, start + 1)).toBeUndefined()
    expect(await visitorOf(engine, talking.token, end)).toBeDefined()
    expect((await readMessages(engine, talking.conversationId, { limit: 10 })).items).toHaveLength(4)
  })

  test('a clock that wakes up years ahead deletes nothing before its time', async () => {
    const day = 86_400_000
    const now = start + 10 * chatRetentionMs
    await purgeChatsWithCare(engine, now)
    const { token } = await visitorWithMessage(now)
    expect(await purgeChatsWithCare(engine, now + 2000 * day)).toBe(0)
    expect(await purgeChatsWithCare(engine, now + day)).toBe(0)
    expect(await visitorOf(engine, token, now + day)).toBeDefined()
    for (let at = now + day; at < now + chatRetentionMs; at += day) await purgeChatsWithCare(engine, at)
    expect(await purgeChatsWithCare(engine, now + chatRetentionMs)).toBe(1)
  })

  test("the hashes of visitors' addresses go as soon as no limit looks at them", async () => {
    const now = start + 2 * chatRetentionMs
    await visitorWithMessage(now)
    const hashes = async () => {
      const count = (table: 'visitor' | 'message') =>
        engine.read(engine.sql.selectFrom(table).select('address').where('address', '!=', '').compile())
      return (await count('visitor')).length + (await count('message')).length
    }
    await purgeChats(engine, now + 3_600_000)
    expect(await hashes()).toBe(2)
    await purgeChats(engine, now + 3 * 3_600_000)
    expect(await hashes()).toBe(0)
  })
})
