import { expect, test } from 'vitest'
import type { MessageBody } from '#lib/chat/message'
import { unansweredQuestions } from '#lib/chat/unanswered'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

describeOnEachEngine((store) => {
  test('what was asked and not answered is listed once, the most frequent first; what was answered is not', async () => {
    const start = Date.UTC(2026, 0, 1)
    const chat = await openChat(store.engine, { now: start })
    const board: MessageBody = { type: 'board', text: 'I do not know.', prefill: '' }
    const answer: MessageBody = { type: 'answer', text: 'Eight hours.', answer_id: 'endurance' }
    const ask = (text: string, reply: MessageBody, minutes: number) =>
      chat.say(text, { at: start + minutes * 60_000, replies: [reply] })
    await ask('Is there a submarine?', board, 1)
    await ask('is there a submarine', board, 2)
    await ask('Can it fly?', board, 3)
    await ask('How long does it last?', answer, 4)
    expect(await unansweredQuestions(store.engine, { since: start })).toEqual([
      { text: 'is there a submarine', times: 2, why: 'no answer' },
      { text: 'Can it fly?', times: 1, why: 'no answer' },
    ])
    expect(await unansweredQuestions(store.engine, { since: start + 10 * 60_000 })).toEqual([])
  })
})
