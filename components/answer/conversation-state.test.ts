import { expect, test } from 'vitest'
import { outgoingToShow, type Shown, stillOutgoing, withReading } from '#components/answer/conversation-state.ts'
import type { AnswerMessage, AnswerView } from '#lib/protocol/answer-link'

const message = (seq: number, text: string, author: AnswerMessage['author'] = 'visitor'): AnswerMessage => ({
  seq,
  author,
  text,
  created_at: seq,
})

const view = (messages: AnswerMessage[], change: Partial<AnswerView> = {}): AnswerView => ({
  state: 'human',
  language: 'en',
  site: 'pk_orca',
  page: '/product',
  user: '',
  email: '',
  begun_at: 0,
  waits_since: null,
  taken: null,
  messages,
  has_older: false,
  after: messages.at(-1)?.seq ?? 0,
  revision: 0,
  version: '',
  takes_files: true,
  expires_at: 0,
  ...change,
})

const words = (shown: Shown) => (shown.kind === 'open' ? shown.messages.map(({ text }) => text) : shown.kind)

test('readings add what is new and put an edited message in its place', () => {
  const first = withReading(
    { kind: 'opening' },
    { open: view([message(1, 'a'), message(2, 'b')], { has_older: true }) },
  )
  const second = withReading(first, { open: view([message(1, 'A'), message(3, 'c')]) })
  expect(words(second)).toEqual(['A', 'b', 'c'])
  expect(second).toMatchObject({ view: { has_older: true } })
  expect(withReading(second, { ended: 'withdrawn' })).toEqual({ kind: 'ended', why: 'withdrawn' })
})

test('an answer on its way is shown once, whichever of call and reading is back first', () => {
  const waiting = { key: 'k', text: 'Li here.', after: 2, state: 'waiting' } as const
  const sent = { ...waiting, state: 'sent' } as const
  const before = [message(1, 'a'), message(2, 'b')]
  const arrived = [...before, message(3, 'Li here.', 'operator')]
  expect(outgoingToShow([waiting], before)).toEqual([waiting])
  expect(outgoingToShow([waiting], arrived)).toEqual([])
  expect(outgoingToShow([sent], before)).toEqual([sent])
  // The server may have put a phrase in the place of a code: a sent one goes with the next reading.
  expect(stillOutgoing([sent], before)).toEqual([sent])
  expect(stillOutgoing([sent], [...before, message(3, 'Another text.', 'operator')])).toEqual([])
  expect(stillOutgoing([waiting], arrived)).toEqual([waiting])
})

test('the same words said before are another answer', () => {
  const again = { key: 'k', text: 'Yes.', after: 3, state: 'waiting' } as const
  expect(outgoingToShow([again], [message(3, 'Yes.', 'operator')])).toEqual([again])
})
