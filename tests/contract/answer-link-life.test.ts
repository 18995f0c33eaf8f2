import { expect, test } from 'vitest'
import { findLink, linkLifeMs, makeLink, noteUse } from '#lib/chat/answer-links/links'
import { linkTokenHash } from '#lib/chat/answer-links/token'
import { purgeChats } from '#lib/chat/retention'
import { deleteVisitors } from '#lib/chat/visitors'
import type { Engine } from '#lib/store/engine'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

const start = Date.UTC(2026, 0, 1)
const hour = 3_600_000

const allOf = (engine: Engine, conversationId: string) =>
  engine.read(engine.sql.selectFrom('answer_link').selectAll().where('conversation_id', '=', conversationId).compile())

describeOnEachEngine((store) => {
  async function link() {
    const { id, visitorId } = await openChat(store.engine, { now: start })
    const token = await makeLink(store.engine, { conversationId: id, by: 'notice', now: start })
    const at = async (hours: number) => {
      const found = await findLink(store.engine, token, start + hours * hour)
      if (found && !found.ended) await noteUse(store.engine, found.link, start + hours * hour)
      return found && (found.ended ?? 'works')
    }
    return { id, visitorId, token, at }
  }

  test('works for 72 hours from its last use, to the millisecond, and no use brings it back', async () => {
    expect(linkLifeMs).toBe(72 * hour)
    const { token, at } = await link()
    const almost = start + linkLifeMs - 1
    expect((await findLink(store.engine, token, almost))?.ended).toBeUndefined()
    expect((await findLink(store.engine, token, almost + 1))?.ended).toBe('expired')
    expect(await at(71)).toBe('works')
    expect(await at(140)).toBe('works')
    expect(await at(213)).toBe('expired')
    expect(await at(214)).toBe('expired')
  })

  test('is kept as a hash alone', async () => {
    const { id, token } = await link()
    const rows = await allOf(store.engine, id)
    expect(rows).toMatchObject([{ token_hash: linkTokenHash(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is forgotten a month after its end, and with the visitor at once', async () => {
    const { id, visitorId } = await link()
    await purgeChats(store.engine, start + 74 * hour)
    expect(await allOf(store.engine, id)).toHaveLength(1)
    await purgeChats(store.engine, start + linkLifeMs + 31 * 24 * hour)
    expect(await allOf(store.engine, id)).toEqual([])
    await makeLink(store.engine, { conversationId: id, by: 'notice', now: start })
    await deleteVisitors(store.engine, [visitorId])
    expect(await allOf(store.engine, id)).toEqual([])
  })

  test('cannot be made to a conversation that is not there', async () => {
    await expect(
      makeLink(store.engine, { conversationId: '0190-gone', by: 'command', now: start }),
    ).rejects.toMatchObject({ code: 'too_many' })
  })
})
