import { expect, test } from 'vitest'
import { understoodText } from '#lib/assistant/reply-to-question'

test('the first five hundred characters are understood, whole ones', () => {
  expect(understoodText('十'.repeat(4000))).toBe('十'.repeat(500))
  expect([...understoodText('🛥️ '.repeat(400))]).toHaveLength(500)
  expect(understoodText('🛥'.repeat(4000))).toBe('🛥'.repeat(500))
})

test('spaces without end are one, lines stay lines', () => {
  expect(understoodText(`12${' '.repeat(3000)} ha`)).toBe('12 ')
  expect(understoodText('Two\t  ponds.  \n\n  How many boats?')).toBe('Two ponds.\nHow many boats?')
})
