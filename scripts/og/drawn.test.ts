import { expect, test } from 'vitest'
import { drawnSources, sourcesOfCards } from './drawn.ts'

test('every share card shows what its render and its words are now (else: npm run og)', () => {
  expect(drawnSources()).toEqual(sourcesOfCards())
})
