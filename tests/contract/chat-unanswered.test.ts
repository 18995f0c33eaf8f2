import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMessage } from '#lib/chat/add-message'
import { openConversation } from '#lib/chat/conversation'
import type { MessageBody } from '#lib/chat/message'
import { unansweredQuestions } from '#lib/chat/unanswered'
import { addVisitor } from '#lib/chat/visitors'
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

  test('what was asked and not answered is listed once, the most frequent first; what was answered is not', async () => {
    const start = Date.UTC(2026, 0, 1)
    const { id } = await addVisitor(engine, { site: 'pk_orca', address: 'hash', now: start })
    const { row } = await openConversation(engine, { visitorId: id, site: 'pk_orca', language: 'en', now: start })
    const board: MessageBody = { type: 'board', text: 'I do not know.', prefill: '' }
    const answer: MessageBody = { type: 'answer', text: 'Eight hours.', answer_id: 'endurance' }
    const ask = (text: string, reply: MessageBody, at: number) =>
      addMessage(engine, {
        conversationId: row.id,
        visitorId: id,
        clientId: ulid(),
        text,
        replies: [reply],
        address: 'hash',
        now: start + at * 60_000,
      })
    await ask('Is there a submarine?', board, 1)
    await ask('is there a submarine', board, 2)
    await ask('Can it fly?', board, 3)
    await ask('How long does it last?', answer, 4)
    expect(await unansweredQuestions(engine, { since: start })).toEqual([
      { text: 'is there a submarine', times: 2, why: 'no answer' },
      { text: 'Can it fly?', times: 1, why: 'no answer' },
    ])
    expect(await unansweredQuestions(engine, { since: start + 10 * 60_000 })).toEqual([])
  })
})
