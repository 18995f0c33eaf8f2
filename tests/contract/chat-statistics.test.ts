import { expect, test } from 'vitest'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { findConversation } from '#lib/chat/conversation'
import { findConversations } from '#lib/chat/find-conversations'
import type { MessageBody } from '#lib/chat/message'
import { closeAsOperator, replyAsOperator } from '#lib/chat/operator-reply'
import { chatStatistics } from '#lib/chat/statistics'
import type { Engine } from '#lib/store/engine'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

const minute = 60_000
const answer: MessageBody = { type: 'answer', text: 'Eight hours.', answer_id: 'endurance' }
const board: MessageBody = { type: 'board', text: 'I do not know.', prefill: '' }

async function reply(engine: Engine, id: string, at: number): Promise<void> {
  const conversation = await findConversation(engine, id)
  if (!conversation) throw new Error('It was opened.')
  await replyAsOperator(engine, { conversation, text: 'Here.', now: at, isMailed: false })
}

describeOnEachEngine((store) => {
  const start = Date.UTC(2026, 0, 1)

  test('each conversation counts once: by a person, by the assistant, or by nobody; waits are measured from asking', async () => {
    const { engine } = store
    const byAssistant = await openChat(engine, { now: start })
    await byAssistant.say('how long does it last?', { replies: [answer] })
    const byNobody = await openChat(engine, { now: start })
    await byNobody.say('Is there a submarine? Ask nemo@sea.example', { replies: [board] })
    const inVain = await openChat(engine, { now: start })
    await inVain.say('how long does it last?', { replies: [answer] })
    await inVain.say('a person please', { replies: [answer], wantsPerson: true })
    for (const minutes of [2, 4, 30]) {
      const served = await openChat(engine, { now: start })
      await served.say('a person please', { replies: [answer], wantsPerson: true })
      // Whoever asks again has waited since the first time.
      await served.say('a person please', { at: start + minute, replies: [answer], wantsPerson: true })
      await reply(engine, served.id, start + minutes * minute)
    }
    const found = await chatStatistics(engine, { since: start - minute })
    expect(found).toMatchObject({
      conversations: 6,
      messages: 10,
      byPerson: 3,
      byAssistant: 1,
      byNobody: 2,
      waits: 4,
      waitsAnswered: 3,
      waitsOpen: 1,
      firstAnswer: { median: 4 * minute, ninth: 30 * minute },
    })
    expect(found.unanswered).toEqual([{ text: 'Is there a submarine? Ask [email]', times: 1 }])
    expect((await findConversations(engine, { waiting: true, limit: 10 })).map(({ id }) => id)).toEqual([inVain.id])

    const row = await findConversation(engine, inVain.id)
    if (row) await closeAsOperator(engine, row, start + 60 * minute)
    expect(await findConversations(engine, { waiting: true, limit: 10 })).toEqual([])
    // Closed is not answered.
    expect(await chatStatistics(engine, { since: start - minute })).toMatchObject({ byNobody: 2, waitsOpen: 0 })
    expect(await chatStatistics(engine, { since: start + 90 * minute })).toMatchObject({ conversations: 0, waits: 0 })
  })

  test('the address that counts is the last one that the visitor wrote, whatever the writing', async () => {
    const { engine } = store
    const chat = await openChat(engine, { now: start })
    await chat.say('me@one.example', { replies: [{ type: 'text', text: 'Thanks, sales@orca.example has it.' }] })
    expect(await leftAddress(engine, chat.id)).toBe('me@one.example')
    await chat.say('or rather me＠two.example, not a@b', { at: start + minute })
    expect(await leftAddress(engine, chat.id)).toBe('me@two.example')
    await chat.say(`call me at ${'a'.repeat(3900)}`, { at: start + 2 * minute })
    expect(await leftAddress(engine, chat.id)).toBe('me@two.example')
    const other = await openChat(engine, { now: start })
    await other.say('no address here @ all')
    expect(await leftAddress(engine, other.id)).toBeUndefined()
  })
})
