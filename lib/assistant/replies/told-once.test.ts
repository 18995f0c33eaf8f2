import { expect, test } from 'vitest'
import { toldOnce } from '#lib/assistant/replies/told-once'
import { replyTo } from '#lib/assistant/reply'

const answer = (text: string, answer_id = 'cases') => ({ type: 'answer' as const, text, answer_id })

test.each([
  ['the same twice', ['a', 'a'], ['a']],
  ['plain behind doubtful', ['not sure:\na', 'a'], ['a']],
  ['doubtful behind plain', ['a', 'not sure:\na'], ['a']],
  ['two of one entry', ['a: 1', 'a: 2'], ['a: 1', 'a: 2']],
] as const)('%s: %j is told as %j', (_, texts, told) => {
  expect(toldOnce(texts.map((text) => answer(text)))).toEqual(told.map((text) => answer(text)))
})

test.each([['zh', '福州那边用的哪一款，什么时候开始的', 'cases']] as const)(
  '%s: "%s" is answered once, and no part of it is said to be told nowhere',
  (language, text, slug) => {
    expect(replyTo(text, language)).toMatchObject([{ type: 'answer', answer_id: slug }])
  },
)
