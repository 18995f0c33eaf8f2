import { expect, test, vi } from 'vitest'
import { setAwayNote } from '#lib/chat/away-note'
import { findConversation } from '#lib/chat/conversation'
import { findConversations } from '#lib/chat/find-conversations'
import { replyAsOperator } from '#lib/chat/operator-reply'
import { readMessages } from '#lib/chat/read-messages'
import { lookAtWaits } from '#lib/chat/wait-notices/wait-notices'
import type { Engine } from '#lib/store/engine'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 1)

async function answer(engine: Engine, id: string, at: number): Promise<void> {
  const conversation = await findConversation(engine, id)
  if (!conversation) throw new Error('It was opened.')
  await replyAsOperator(engine, { conversation, text: 'Here.', now: at, mailScale: undefined })
}

const waits = async (engine: Engine, id: string) =>
  (await findConversations(engine, { waiting: true, ids: [id], limit: 1 })).length === 1

describeOnEachEngine((store) => {
  function team(change: { minutes?: number[]; isAlone?: boolean } = {}) {
    const told: string[] = []
    const state = { isDown: false }
    const notify = vi.fn(async ({ text }: { text: string }) => {
      if (state.isDown) return false
      told.push(text)
      return true
    })
    const rules = { minutes: [0, 5, 15, 60], isAlone: true, timeScale: 1, notify, ...change }
    const at = (minutes: number, id: string) =>
      lookAtWaits(store.engine, rules, start + minutes * minute).then(
        () => told.filter((text) => text.includes(id.slice(-12))).length,
      )
    return { at, told, state, notify }
  }

  async function whoWaits() {
    const chat = await openChat(store.engine, { now: start })
    await chat.say('a person please, I am Ann, ann@buyer.example', { wantsPerson: true })
    return chat
  }

  test('the team is told at once and reminded, each time once, until somebody answers', async () => {
    const { at, told } = team()
    const { id } = await whoWaits()
    expect(await at(0, id)).toBe(1)
    expect(await at(4, id)).toBe(1)
    expect(await at(5, id)).toBe(2)
    expect(await at(6, id)).toBe(2)
    expect(told[0]).toContain('/product')
    expect(told.join()).not.toMatch(/ann|Ann/)
    await answer(store.engine, id, start + 7 * minute)
    expect(await at(90, id)).toBe(2)
  })

  test('two processes that look at the same time tell it once; a server that was off tells it once, too', async () => {
    const { at, told } = team()
    const { id } = await whoWaits()
    await Promise.all([at(20, id), at(20, id)])
    expect(told.filter((text) => text.includes(id.slice(-12)))).toHaveLength(1)
    expect(await at(60, id)).toBe(2)
  })

  test('a notice that no way took is tried again and stands in the list', async () => {
    const { at, state } = team()
    const { id } = await whoWaits()
    state.isDown = true
    expect(await at(1, id)).toBe(0)
    expect(await waits(store.engine, id)).toBe(true)
    state.isDown = false
    expect(await at(2, id)).toBe(1)
  })

  test('while people are away nobody is told; they are told once they are back', async () => {
    const { at } = team()
    const { id } = await whoWaits()
    await setAwayNote(store.engine, { until: null })
    expect(await at(10, id)).toBe(0)
    await setAwayNote(store.engine, undefined)
    expect(await at(11, id)).toBe(1)
  })

  test('who writes on to a person that has gone gets the assistant and the board after the last reminder, and still waits', async () => {
    const { at } = team()
    const chat = await whoWaits()
    await answer(store.engine, chat.id, start + minute)
    await chat.say('And for 3 ha?', { at: start + 2 * minute, replies: [] })
    await at(40, chat.id)
    expect((await findConversation(store.engine, chat.id))?.state).toBe('human')
    await at(62, chat.id)
    expect((await findConversation(store.engine, chat.id))?.state).toBe('bot')
    const { items } = await readMessages(store.engine, chat.id, { limit: 1 })
    expect(items[0]).toMatchObject({ type: 'board', prefill: 'And for 3 ha?' })
    expect(await waits(store.engine, chat.id)).toBe(true)
  })

  test('with a bridge the conversation stays with its person', async () => {
    const { at } = team({ minutes: [5, 15, 60], isAlone: false })
    const chat = await whoWaits()
    await answer(store.engine, chat.id, start + minute)
    await chat.say('Thanks.', { at: start + 2 * minute, replies: [] })
    expect(await at(6, chat.id)).toBe(0)
    expect(await at(70, chat.id)).toBe(1)
    expect((await findConversation(store.engine, chat.id))?.state).toBe('human')
  })

  test('many who come at once are one notice', async () => {
    const { at, notify, told } = team()
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.push((await whoWaits()).id)
    await at(1, ids[0] ?? '')
    expect(notify).toHaveBeenCalledTimes(1)
    expect(told[0]?.split('\n')).toHaveLength(11)
    expect(told[0]).toMatch(/npm run chat -- list$/)
  })
})
