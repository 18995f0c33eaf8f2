// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { onSeasonPage } from '#components/tools/thread/on-season-page.ts'

afterEach(() => history.replaceState(null, '', '/'))

it('adds to a season that was typed before, in its unit, and leaves another water behind', () => {
  history.replaceState(null, '', '/en/tools/coverage#w=water&a=fleet&wage=30&s=unit%3Dmu%26days%3D6')
  const said = { areaM2: 160_000, rate: 8_000, fields: { job: 'litter', boats: '2' } }
  expect(onSeasonPage('/en/tools/season', said, true, 'ha')).toBe(
    '/en/tools/season?unit=mu&days=6&job=litter&boats=2&area=240&rate=12#w=water&a=fleet&wage=30',
  )
  expect(onSeasonPage('/en/tools/season', said, false, 'ha')).not.toContain('w=water')
})

it('begins a season in the page’s unit', () => {
  history.replaceState(null, '', '/en/tools/finder')
  expect(onSeasonPage('/en/tools/season', { areaM2: 160_000, fields: {} }, false, 'ha')).toBe(
    '/en/tools/season?unit=ha&area=16',
  )
})
