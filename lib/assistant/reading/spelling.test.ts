import { expect, test } from 'vitest'
import { correctSpelling } from '#lib/assistant/reading/spelling'

test.each([
  ['two letters changed places', 'algea', 'algae'],
  ['a letter left out', 'batery', 'battery'],
  ['a letter too many', 'lidaar', 'lidar'],
  ['another letter', 'lidor', 'lidar'],
  ['a short word', 'pirce', 'price'],
  ['in a sentence, with its punctuation', 'how shalow, in metres?', 'how shallow, in metres?'],
  ['a word that two are near is left', 'wich', 'wich'],
  ['a real word that nobody asked with is no misspelling', 'boot', 'boot'],
  ['nor is a word of three letters', 'bot', 'bot'],
] as const)('English, %s: "%s" is "%s"', (_, text, correct) => {
  expect(correctSpelling(text, 'en')).toBe(correct)
})

test.each([
  ['EFFICENCY续航多久', 'EFFICIENCY续航多久'],
  ['smruf多重', 'SMURF多重'],
  ['mosark和feici', 'MOSHARK和FEICHI'],
  ['哪条船最efficient', '哪条船最efficient'],
  ['能在旁边surf吗', '能在旁边surf吗'],
])('Chinese with a boat’s name in it: “%s” is “%s”', (text, correct) => {
  expect(correctSpelling(text, 'zh')).toBe(correct)
})
