import * as fc from 'fast-check'
import type { Bounds } from '#lib/coverage-planning/bounds'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { type SeasonNumber, seasonBounds } from '#lib/planning/season-bounds'
import { seasonNumbers } from '#lib/planning/season-entry'
import { type SeasonInputs, seasonInputsSchema, seasonJobs } from '#lib/planning/season-inputs'

function number(name: SeasonNumber): fc.Arbitrary<number | null> {
  const { from, to, whole, optional }: Bounds = seasonBounds[name]
  const within = whole
    ? fc.integer({ min: from, max: to })
    : fc.oneof(fc.constant(from), fc.constant(to), fc.double({ min: from, max: to, noNaN: true }))
  return optional ? fc.option(within) : within
}

const preset = fc.option(fc.constantFrom(...fleetPresets.map(({ id }) => id)))

/** Any season that the schema takes, the ends of every bound among them. */
export const seasonInputs: fc.Arbitrary<SeasonInputs> = fc
  .record({
    ...Object.fromEntries(seasonNumbers.map((name) => [name, number(name)])),
    job: fc.constantFrom(...seasonJobs),
    boat: preset,
    boatTwo: preset,
    boatThree: preset,
    night: fc.boolean(),
    rest: fc.uniqueArray(fc.integer({ min: 1, max: 52 }), { maxLength: 10 }),
  })
  .map((inputs) => seasonInputsSchema.parse(inputs))
