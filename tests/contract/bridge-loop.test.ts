import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addMessage } from '#lib/chat/add-message'
import type { Bridge } from '#lib/chat/bridge/bridge'
import { BridgeLoop } from '#lib/chat/bridge/bridge-loop'
import { findConversation, openConversation } from '#lib/chat/conversation'
import { addVisitor, forget } from '#lib/chat/visitors'
import { openSqlite } from '#lib/store/sqlite/engine'
import { until } from '../support/until.ts'
import { ulid } from '../support/widget-client.ts'

const directory = mkdtempSync(join(tmpdir(), 'orca-bridge-'))
const engine = await openSqlite({ file: join(directory, 'chat.db') })
afterAll(async () => {
  await engine.close()
  rmSync(directory, { recursive: true })
})

test('after a day without people the conversation says so, and no longer once they are back', async () => {
  const now = Date.now() - 25 * 3_600_000
  const pushed: string[] = []
  let isAway = true
  const bridge: Bridge = {
    name: 'people',
    patienceMs: 60_000,
    async push({ text }) {
      if (isAway) return { kind: 'retry', code: 'ECONNREFUSED' }
      pushed.push(text)
      return { kind: 'delivered', code: '200' }
    },
    pushRating: async () => ({ kind: 'delivered', code: '200' }),
  }
  const { id } = await addVisitor(engine, { site: 'pk_orca', address: 'hash', now })
  const { row } = await openConversation(engine, { visitorId: id, site: 'pk_orca', language: 'en', now })
  const speak = (text: string) =>
    addMessage(engine, {
      conversationId: row.id,
      visitorId: id,
      clientId: ulid(),
      text,
      replies: [{ type: 'text', text: 'An answer that nobody carries anywhere.' }],
      address: 'hash',
      now,
      bridge: bridge.name,
    })
  for (const text of ['one', 'two', 'three']) await speak(text)

  const degraded = async () => (await findConversation(engine, row.id))?.degraded
  const loop = new BridgeLoop({ store: async () => engine, bridge, timeScale: 0.001 })
  loop.start()
  await until('the conversation is degraded', async () => (await degraded()) === 1)
  isAway = false
  await until('everything arrived', () => pushed.length === 3)
  await until('the conversation is whole again', async () => (await degraded()) === 0)
  expect(pushed).toEqual(['one', 'two', 'three'])

  isAway = true
  await speak('forget this')
  await forget(engine, [id])
  isAway = false
  await loop.stop()
  const left = await engine.read(engine.sql.selectFrom('delivery').select('id').compile())
  expect(left).toEqual([])
  expect(pushed).toHaveLength(3)
})
