import { expect, test } from 'vitest'
import { sentencesOf } from '#lib/assistant/replies/short-answer'

test.each([
  [
    'The paper is in J. Mar. Sci. Eng. 2022, 10(11). It is free.',
    ['The paper is in J. Mar. Sci. Eng. 2022, 10(11).', 'It is free.'],
  ],
  ['One boat suits 3.3 ha. Ask us.', ['One boat suits 3.3 ha.', 'Ask us.']],
  ['装满后自动返航。岸上清运。', ['装满后自动返航。', '岸上清运。']],
])('"%s" is taken apart into sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
