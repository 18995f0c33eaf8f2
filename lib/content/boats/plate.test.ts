import { expect, test } from 'vitest'
import { boats } from '#lib/content/boats/catalogue'
import { plateRows } from '#lib/content/boats/plate'

test('the plate tells a module that is only reported from those that are confirmed (READ-5)', () => {
  const modulesOf = (slug: 'apas' | 'smurf') => plateRows(boats[slug]).find(({ modules }) => modules)?.modules ?? []
  expect(modulesOf('apas').filter(({ isReported }) => isReported)).toEqual([{ module: 'camera', isReported: true }])
  expect(modulesOf('smurf').map(({ isReported }) => isReported)).toEqual([false, false, false])
})
