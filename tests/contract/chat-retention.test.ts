import { expect, test } from 'vitest'
import { findConversation } from '#lib/chat/conversation'
import { chatRetentionMs } from '#lib/chat/limits'
import { readMessages } from '#lib/chat/read-messages'
import { purgeChats, purgeChatsWithCare } from '#lib/chat/retention'
import { visitorOf } from '#lib/chat/visitors'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

describeOnEachEngine((store) => {
  const start = Date.UTC(2026, 0, 1)
  async function visitorWithMessage(now: number) {
    const chat = await openChat(store.engine, { now })
    await chat.say('你好')
    return chat
  }

  test('a visitor nobody heard of for the whole time is gone with every word; one who spoke stays', async () => {
    const silent = await visitorWithMessage(start)
    const talking = await visitorWithMessage(start)
    await talking.say('你好', { at: start + 86_400_000 })
    const end = start + chatRetentionMs
    expect(await purgeChats(store.engine, end - 1)).toBe(0)
    expect(await purgeChats(store.engine, end)).toBe(1)
    expect(await findConversation(store.engine, silent.id)).toBeUndefined()
    expect((await readMessages(store.engine, silent.id, { limit: 10 })).items).toEqual([])
    expect(await visitorOf(store.engine, silent.token, start + 1)).toBeUndefined()
    expect(await visitorOf(store.engine, talking.token, end)).toBeDefined()
    expect((await readMessages(store.engine, talking.id, { limit: 10 })).items).toHaveLength(4)
  })

  test('files go with the conversation, their bytes too, and the hash of who sent them after a day', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7')
    const file = { name: 'a.pdf', type: 'application/pdf', bytes, scan: 'none' } as const
    const begin = start + 20 * chatRetentionMs
    const chat = await openChat(store.engine, { now: begin })
    await chat.say('a file', { file })
    const kept = () => store.engine.read(store.engine.sql.selectFrom('chat_file').selectAll().compile())
    expect(await kept()).toMatchObject([{ conversation_id: chat.id, size: bytes.length }])
    expect(Buffer.from((await kept())[0]?.bytes ?? []).equals(bytes)).toBe(true)
    expect((await kept())[0]?.address).not.toBe('')
    await purgeChats(store.engine, begin + 26 * 3_600_000)
    expect((await kept())[0]?.address).toBe('')
    await purgeChats(store.engine, begin + chatRetentionMs)
    expect(await kept()).toEqual([])
  })

  test('a clock that wakes up years ahead deletes nothing before its time', async () => {
    const day = 86_400_000
    const now = start + 10 * chatRetentionMs
    await purgeChatsWithCare(store.engine, now)
    const { token } = await visitorWithMessage(now)
    expect(await purgeChatsWithCare(store.engine, now + 2000 * day)).toBe(0)
    expect(await purgeChatsWithCare(store.engine, now + day)).toBe(0)
    expect(await visitorOf(store.engine, token, now + day)).toBeDefined()
    for (let at = now + day; at < now + chatRetentionMs; at += day) await purgeChatsWithCare(store.engine, at)
    expect(await purgeChatsWithCare(store.engine, now + chatRetentionMs)).toBe(1)
  })

  test("the hashes of visitors' addresses go as soon as no limit looks at them", async () => {
    const now = start + 2 * chatRetentionMs
    await visitorWithMessage(now)
    const hashes = async () => {
      const count = (table: 'visitor' | 'message') =>
        store.engine.read(store.engine.sql.selectFrom(table).select('address').where('address', '!=', '').compile())
      return (await count('visitor')).length + (await count('message')).length
    }
    await purgeChats(store.engine, now + 3_600_000)
    expect(await hashes()).toBe(2)
    await purgeChats(store.engine, now + 3 * 3_600_000)
    expect(await hashes()).toBe(0)
  })
})
