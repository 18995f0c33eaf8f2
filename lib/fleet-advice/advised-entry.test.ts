import { expect, it } from 'vitest'
import { advisedEntry } from '#lib/fleet-advice/advised-entry'

it.each([
  [2, 'litter', 'smurf-standard', '1'],
  [37, 'litter', 'efficiency-standard', '2'],
  [178, 'litter', 'efficiency-standard', '6'],
  [3000, 'litter', 'efficiency-standard', '1'],
  [15, 'weed', 'moshark-weed', '1'],
] as const)('begins %d ha of %s with %s × %s', (hectares, job, preset, boats) => {
  expect(advisedEntry(hectares * 10_000, job)).toMatchObject({ preset, texts: { boats } })
})

it.each([
  [400, 'weed'],
  [2, 'inspect'],
  [2, 'visitors'],
] as const)('begins %d ha of %s with nothing: a person answers', (hectares, job) => {
  expect(advisedEntry(hectares * 10_000, job)).toBeNull()
})
