import { expect, test } from 'vitest'
import { areaBounds, finderAnswers, finderAreas, finderJobs } from '#lib/content/finder'

test('every job on every size of water has exactly one answer', () => {
  for (const job of finderJobs) {
    for (const area of finderAreas) {
      const answers = finderAnswers.filter((row) => row.job === job && row.areas.some((each) => each === area))
      expect(answers, `${job}, ${area}`).toHaveLength(1)
    }
  }
})

test('the classes grow without a gap, one series for both languages', () => {
  expect(areaBounds()).toEqual([100, 200, 300, 500])
})

test('a small litter job is never sent a boat made for weed', () => {
  const row = finderAnswers.find((each) => each.job === 'litter' && each.areas.some((area) => area === 'small'))
  expect(row?.boats[0]).toBe('smurf')
})
