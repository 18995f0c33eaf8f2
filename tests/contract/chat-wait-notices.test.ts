import { expect, test, vi } from 'vitest'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { findLink, listLinks } from '#lib/chat/answer-links/links'
import { takeConversation } from '#lib/chat/answer-links/take-conversation'
import { setAwayNote } from '#lib/chat/away-note'
import { findConversation } from '#lib/chat/conversation'
import { findConversations } from '#lib/chat/find-conversations'
import { replyAsOperator } from '#lib/chat/operator-reply'
import { pagePath } from '#lib/chat/page-path'
import { readMessages } from '#lib/chat/read-messages'
import { promiseBoard } from '#lib/chat/wait-notices/board-promise'
import type { Notice } from '#lib/chat/wait-notices/notify-team'
import { someoneWaitsUnnoticed } from '#lib/chat/wait-notices/unnoticed-waits'
import { lookAtWaits } from '#lib/chat/wait-notices/wait-notices'
import { readEnvironment } from '#lib/config/environment'
import type { Engine } from '#lib/store/engine'
import { tokenIn } from '../support/answer-link.ts'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 1)

async function answer(engine: Engine, id: string, at: number): Promise<void> {
  const conversation = await findConversation(engine, id)
  if (!conversation) throw new Error('It was opened.')
  await replyAsOperator(engine, { conversation, text: 'Here.', now: at, isMailed: false })
}

const waits = async (engine: Engine, id: string) =>
  (await findConversations(engine, { waiting: true, ids: [id], limit: 1 })).length === 1

describeOnEachEngine((store) => {
  function team(change: { minutes?: number[]; isAlone?: boolean; answerDays?: number } = {}) {
    const told: string[] = []
    const state = { isDown: false }
    const notify = vi.fn(async ({ text }: Notice) => {
      if (state.isDown) return false
      told.push(text)
      return true
    })
    const rules = { minutes: [0, 5, 15, 60], isAlone: true, answerDays: undefined, notify, ...change }
    const about = (id: string) => told.filter((text) => text.includes(id.slice(-12)))
    const at = async (minutes: number, id: string) => {
      // The visitors of other tests wait, too, and a notice takes six.
      for (let before = -1; told.length > before; ) {
        before = told.length
        await lookAtWaits(store.engine, rules, start + minutes * minute)
      }
      await promiseBoard(store.engine, rules, start + minutes * minute)
      return about(id).length
    }
    /** The right in the last notice about a conversation. */
    const tokenOf = (id: string) => {
      const [, rest = ''] = (about(id).at(-1) ?? '').split(id.slice(-12))
      return tokenIn(rest)
    }
    return { at, told, state, notify, tokenOf }
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

  test('many who come at once are few notices, each with a link to each, in the bytes that WeCom takes', async () => {
    const { at, notify, told, tokenOf } = team()
    await store.engine.write([store.engine.sql.deleteFrom('person_wait').compile()])
    const ids: string[] = []
    for (let count = 0; count < 8; count += 1) ids.push((await whoWaits()).id)
    await at(1, '')
    expect(notify).toHaveBeenCalledTimes(2)
    for (const text of told) expect(Buffer.byteLength(text)).toBeLessThan(2048)
    const conversations = await Promise.all(
      ids.map(async (id) => (await findLink(store.engine, tokenOf(id), start + minute))?.link.conversation_id),
    )
    expect(conversations).toEqual(ids)
  })

  test('a notice that nobody got leaves no link behind', async () => {
    const { at, state } = team()
    const { id } = await whoWaits()
    state.isDown = true
    await at(1, id)
    expect(await listLinks(store.engine, start, id)).toEqual([])
    state.isDown = false
    await at(2, id)
    await at(5, id)
    expect(await listLinks(store.engine, start, id)).toHaveLength(2)
  })

  test('who has the conversation open is not told of each message, but reminded of one they do not answer', async () => {
    const { at, tokenOf } = team()
    const chat = await whoWaits()
    expect(await at(0, chat.id)).toBe(1)
    const { link } = (await findLink(store.engine, tokenOf(chat.id), start)) ?? {}
    const conversation = await findConversation(store.engine, chat.id)
    if (!link || !conversation) throw new Error('They were made.')
    await takeConversation(store.engine, {
      conversation,
      link,
      device: 'the-phone-of-li-1',
      name: 'Li',
      over: 0,
      now: start + minute,
    })
    await answer(store.engine, chat.id, start + 2 * minute)
    await chat.say('And for 3 ha?', { at: start + 10 * minute, replies: [] })
    const known = { after: undefined, revision: undefined, device: 'the-phone-of-li-1' }
    await answerView(store.engine, link, known, start + 10 * minute)
    expect(await at(10, chat.id)).toBe(1)
    expect(await at(15, chat.id)).toBe(2)
    // The page has been closed since.
    await answer(store.engine, chat.id, start + 16 * minute)
    await chat.say('And for 4 ha?', { at: start + 20 * minute, replies: [] })
    expect(await at(20, chat.id)).toBe(3)
  })

  test.each([
    [1, /No colleague is available.*within 1 working day\.$/],
    [2, /No colleague is available.*within 2 working days\.$/],
  ])(
    'for whom nobody came the board’s promise of %i days is put in words, once, and they go on waiting',
    async (answerDays, promise) => {
      const { at } = team({ answerDays })
      const chat = await whoWaits()
      await chat.say('For 3 ha.', { at: start + minute })
      await at(59, chat.id)
      const before = (await readMessages(store.engine, chat.id, { limit: 50 })).items.length
      await Promise.all([at(60, chat.id), at(60, chat.id)])
      await at(90, chat.id)
      const { items } = await readMessages(store.engine, chat.id, { limit: 50 })
      expect(items).toHaveLength(before + 1)
      expect(items.at(-1)).toMatchObject({ author: 'bot', type: 'board', prefill: 'For 3 ha.' })
      expect(items.at(-1)?.text).toMatch(promise)
      expect(await waits(store.engine, chat.id)).toBe(true)
    },
  )

  test('the promise comes while no notice can be sent and while people are away, and then says when they are back', async () => {
    const { at, state } = team()
    const one = await whoWaits()
    state.isDown = true
    await at(60, one.id)
    expect((await readMessages(store.engine, one.id, { limit: 1 })).items[0]?.type).toBe('board')
    const other = await whoWaits()
    await setAwayNote(store.engine, { until: null })
    await at(60, other.id)
    await setAwayNote(store.engine, undefined)
    const [said] = (await readMessages(store.engine, other.id, { limit: 1 })).items
    expect(said).toMatchObject({ type: 'board', text: expect.stringContaining('Nobody is on duty now') })
  })

  test('with reminders off a visitor is told after an hour all the same', async () => {
    const { at } = team({ minutes: [0] })
    const { id } = await whoWaits()
    await at(59, id)
    expect((await readMessages(store.engine, id, { limit: 1 })).items[0]?.type).toBe('text')
    await at(60, id)
    expect((await readMessages(store.engine, id, { limit: 1 })).items[0]?.type).toBe('board')
  })

  test('readiness says that somebody waits unnoticed: no way is set, or none takes the notice', async () => {
    const set = { GROUP_BOT_URL: 'https://bot.example', CHAT_REMINDERS: '5' }
    const unnoticed = (minutes: number, settings: Record<string, string> = set) =>
      someoneWaitsUnnoticed(store.engine, readEnvironment(settings), start + minutes * minute)
    const { at, state } = team({ minutes: [0, 5] })
    // Of the other tests' visitors nobody waits here.
    await store.engine.write([store.engine.sql.deleteFrom('person_wait').compile()])
    const { id } = await whoWaits()
    state.isDown = true
    await at(0.5, id)
    expect(await unnoticed(0.5)).toBe(false)
    expect(await unnoticed(0.5, {})).toBe(true)
    expect(await unnoticed(1.5)).toBe(true)
    state.isDown = false
    await at(1.5, id)
    expect(await unnoticed(1.5)).toBe(false)
    expect(await unnoticed(7)).toBe(true)
    await setAwayNote(store.engine, { until: null })
    expect(await unnoticed(7)).toBe(false)
    await setAwayNote(store.engine, undefined)
  })
})

test.each([
  ['/product', '/product'],
  ['/en/tools?token=1#w=2', '/en/tools'],
  ['https://host.example/boats/?a=b', '/boats/'],
  ['', '/'],
  ['/https://evil.example/answer', '/https/evil.example/answer'],
  ['javascript:alert(1)', '/alert1'],
  ['//evil.example/x', '/evil.example/x'],
  [`/${'x'.repeat(200)}`, `/${'x'.repeat(59)}`],
  ['/船\n/a b', '/%E8%88%B9/a%20b'],
])('a notice names the page %j as %j', (page, shown) => {
  expect(pagePath(page)).toBe(shown)
})
