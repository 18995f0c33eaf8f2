import { expect, test } from 'vitest'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { findLink, linkLifeMs, makeLink, noteUse } from '#lib/chat/answer-links/links'
import { purgeChats } from '#lib/chat/retention'
import { tokenHash } from '#lib/chat/token'
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
    expect(rows).toMatchObject([{ token_hash: tokenHash(token) }])
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

  test('shows who the host site has signed, and rather the address they wrote themselves', async () => {
    const { sql, write } = store.engine
    const chat = await openChat(store.engine, { now: start })
    await chat.say('Hello.')
    const signed = { external_id: 'u-17', signed_name: 'Ann Lake', signed_email: 'ann@host.example' }
    await write([sql.updateTable('visitor').set(signed).where('id', '=', chat.visitorId).compile()])
    const token = await makeLink(store.engine, { conversationId: chat.id, by: 'command', now: start })
    const view = async () => {
      const found = await findLink(store.engine, token, start)
      if (!found) throw new Error('It was made.')
      const known = { after: undefined, revision: undefined, device: 'the-phone-of-li-1' }
      return answerView(store.engine, found.link, known, start)
    }
    expect(await view()).toMatchObject({ user: 'Ann Lake · u-17', email: 'ann@host.example', page: '/product' })
    await chat.say('Write to ann@buyer.example')
    expect(await view()).toMatchObject({ email: 'ann@buyer.example' })
  })

  test('cannot be made to a conversation that is not there', async () => {
    await expect(
      makeLink(store.engine, { conversationId: '0190-gone', by: 'command', now: start }),
    ).rejects.toMatchObject({ code: 'too_many' })
  })
})
