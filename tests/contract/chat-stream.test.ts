import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { conversationStream } from '#lib/api/chat/conversation-stream'
import { findConversation, openConversation } from '#lib/chat/conversation'
import { bodyText } from '#lib/chat/message'
import { addVisitor } from '#lib/chat/visitors'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { waitUntil } from '../support/wait-until.ts'

const directory = mkdtempSync(join(tmpdir(), 'orca-stream-'))
const length = 400
let engine: Engine
let conversationId = ''

beforeAll(async () => {
  engine = await openSqlite({ file: join(directory, 'chat.db') })
  const now = Date.now()
  const { id } = await addVisitor(engine, { site: 'pk_orca', address: 'hash', now })
  const { row } = await openConversation(engine, { visitorId: id, site: 'pk_orca', language: 'zh', now })
  conversationId = row.id
  const { sql } = engine
  const messages = Array.from({ length }, (_, index) => ({
    conversation_id: row.id,
    seq: index + 1,
    client_id: null,
    author: 'operator' as const,
    body: bodyText({ type: 'text', text: '船'.repeat(2000) }),
    reply_to: null,
    rev: 0,
    revision: 0,
    address: '',
    created_at: now,
    ctx: null,
  }))
  await engine.write([
    ...messages.map((message) => sql.insertInto('message').values(message).compile()),
    sql.updateTable('conversation').set({ last_seq: length }).where('id', '=', row.id).compile(),
  ])
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await engine.close()
  rmSync(directory, { recursive: true })
})

async function open() {
  const conversation = await findConversation(engine, conversationId)
  if (!conversation) throw new Error('no conversation')
  let isOver = false
  const stream = conversationStream({ engine, conversation, after: 0, onEnd: () => (isOver = true) })
  return { ...stream, reader: stream.body.getReader(), isOver: () => isOver }
}

test('a reader of megabytes gets all of it, in order, however slowly it reads', async () => {
  const { reader, end, isOver } = await open()
  let text = ''
  const decoder = new TextDecoder()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.includes(`id: ${length}\n`)) break
    // Between two pieces others are served.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  expect(ids).toEqual(Array.from({ length }, (_, index) => index + 1))
  expect(isOver()).toBe(false)
  end()
})

test('a reader that takes nothing any more is let go after 15 s, with no more than 256 KB kept for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { reader, isOver } = await open()
  await reader.read()
  // The stream's own end is one timer, patience with its reader the other.
  while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(14_000)
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(isOver()).toBe(true)
  vi.useRealTimers()
  await waitUntil('it ends', async () => {
    try {
      return (await reader.read()).done
    } catch (error) {
      return String(error).includes('too slow')
    }
  })
})
