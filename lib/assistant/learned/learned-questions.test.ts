import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guessesBy, learnFrom, questionsTable } from '#lib/assistant/learned/learned-questions'
import { cachedTable, storeTable } from '#lib/assistant/table-cache'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orca-learned-'))
  vi.stubEnv('ORCA_SHARED_LEARNING', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const samples = [
  { slug: 'price', text: 'What does a boat cost?' },
  { slug: 'price', text: 'The price of a boat, please' },
  { slug: 'endurance', text: 'How long does one charge last?' },
  { slug: 'endurance', text: 'How many hours does it run?' },
]
const ofThese = questionsTable('en', () => samples)
const ofNone = questionsTable('en', () => [])

test('what the build kept guesses to the last digit like what is learned here', () => {
  storeTable(ofThese, folder)
  const kept = cachedTable(ofNone)
  expect(kept).toEqual(learnFrom(samples, 'en'))
  expect(guessesBy(kept, 'en')('how long will a charge last')[0]?.name).toBe('endurance')
})

test('cut off it is worth nothing', () => {
  storeTable(ofThese, folder)
  truncateSync(join(folder, ofThese.name), 400)
  expect(cachedTable(ofNone).classes).toEqual([])
})
