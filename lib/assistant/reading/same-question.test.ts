import { expect, test } from 'vitest'
import { sameQuestionOf } from '#lib/assistant/reading/same-question'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'how fast is SMURF', 'and EFFICIENCY?', 'how fast is EFFICIENCY'],
  ['en', 'What does the small boat weigh', 'what about the big one?', 'What does the big one weigh'],
  ['en', 'How many frames has FloW-RI', 'and FloW-Img', 'How many frames has FloW-Img'],
  ['zh', '鲸灵保修几年', '那汐呢', '汐保修几年'],
  ['zh', '小船航速多少', '大船呢', '大船航速多少'],
  ['zh', 'FloW有多少张图', '那USVInland呢', 'USVInland有多少张图'],
] as const)('%s: "%s", then "%s" asks "%s"', (language, before, text, same) => {
  expect(sameQuestionOf(before, text, language)).toBe(same)
})

test.each([
  ['en', 'how fast is SMURF', 'and at night?'],
  ['en', 'how long is the warranty', 'and XI?'],
  ['en', 'SMURF or MOSHARK?', 'and EFFICIENCY?'],
  ['en', 'how fast is SMURF', 'and what does EFFICIENCY cost?'],
  ['zh', '小船还是大船好', '游船呢'],
  ['zh', '鲸灵保修几年', '那电池呢'],
] as const)('%s: "%s", then "%s" is a question of its own', (language, before, text) => {
  expect(sameQuestionOf(before, text, language)).toBeUndefined()
})

test.each([['en', 'how long does SMURF run on a charge', 'and the tour boat?', /XI|tour/]] as const)(
  '%s: "%s", then "%s" is answered for the other',
  (language, before, text, told) => {
    const [reply] = replyTo(text, language, { question: before })
    expect(reply && 'text' in reply ? reply.text : '').toMatch(told)
  },
)
