import { expect, test } from 'vitest'
import { spelled } from '#lib/assistant/reading/spelled'

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
  expect(spelled(text, 'en')).toBe(correct)
})
