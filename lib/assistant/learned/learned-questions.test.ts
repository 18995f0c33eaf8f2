import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { guessesBy, keepLearned, keptLearned, learnFrom } from '#lib/assistant/learned/learned-questions'

const folder = mkdtempSync(join(tmpdir(), 'orca-learned-'))
afterAll(() => rmSync(folder, { recursive: true }))

const samples = [
  { slug: 'price', text: 'What does a boat cost?' },
  { slug: 'price', text: 'The price of a boat, please' },
  { slug: 'endurance', text: 'How long does one charge last?' },
  { slug: 'endurance', text: 'How many hours does it run?' },
]

test('what the build kept guesses to the last digit like what is learned here', () => {
  keepLearned('en', { samples, mark: 'these', folder })
  const kept = keptLearned('en', folder, 'these')
  expect(kept).toEqual(learnFrom(samples, 'en'))
  expect(kept && guessesBy(kept, 'en')('how long will a charge last')[0]?.name).toBe('endurance')
})

test('of other questions, of another language or cut off it is worth nothing', () => {
  keepLearned('en', { samples, mark: 'these', folder })
  expect(keptLearned('en', folder, 'others')).toBeUndefined()
  expect(keptLearned('zh', folder, 'these')).toBeUndefined()
  truncateSync(join(folder, 'en.weights'), 400)
  expect(keptLearned('en', folder, 'these')).toBeUndefined()
  keepLearned('en', { samples, mark: 'these', folder })
  truncateSync(join(folder, 'en.json'), 40)
  expect(keptLearned('en', folder, 'these')).toBeUndefined()
})
