import { fleetFigures } from '#lib/planning/fleet-figures'
import { seasonBounds } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { seasonWork } from '#lib/planning/season-work'

/** By how much an input may be off: a share of it, or so many of its unit, or what the boat's given figures span. */
export interface Doubt {
  readonly by: number
  readonly kind: 'percent' | 'plain'
}

/**
 * Uncertain inputs with our estimate of their error: outlines are well known, amounts on the water badly. Sweeps and weed are of all
 * seasons.
 */
export const doubts = {
  area: { by: 10, kind: 'percent' },
  rate: { by: 25, kind: 'percent' },
  endurance: { by: 1, kind: 'plain' },
  hours: { by: 2, kind: 'plain' },
  days: { by: 1, kind: 'plain' },
  sweeps: { by: 1, kind: 'plain' },
  deadline: { by: 1, kind: 'plain' },
  litter: { by: 50, kind: 'percent' },
  storm: { by: 50, kind: 'percent' },
  weed: { by: 50, kind: 'percent' },
  unload: { by: 50, kind: 'percent' },
} as const satisfies Readonly<Record<string, Doubt>>

export type DoubtfulInput = keyof typeof doubts
// Object.keys forgets the keys' type; the table has no others.
export const doubtfulInputs = Object.keys(doubts) as DoubtfulInput[]

/** The boats of the first kind that a season needs, before rounding up: for the storm or the busiest week, whichever needs more. */
export function boatsExactly(inputs: SeasonInputs): number {
  const { storm, busiest } = seasonWork(inputs)
  return Math.max(0, storm.boats, busiest.boats)
}

/** Which input changes the boats that are needed (before rounding up) most, each alone at both ends of its doubt; those that change nothing are left out. */
export function seasonSensitivity(inputs: SeasonInputs) {
  return doubtfulInputs
    .map((input) => {
      const doubt: Doubt = doubts[input]
      const lowBoats = boatsExactly(changed(inputs, input, -1))
      const highBoats = boatsExactly(changed(inputs, input, 1))
      return { input, doubt, lowBoats, highBoats, swing: Math.abs(highBoats - lowBoats) }
    })
    .filter(({ swing }) => swing > 1e-9)
    .sort((one, other) => other.swing - one.swing)
}

function changed(inputs: SeasonInputs, input: DoubtfulInput, sign: number): SeasonInputs {
  const { by, kind } = doubts[input]
  const moved = (name: keyof typeof seasonBounds, value: number | null) => {
    if (value === null) return null
    const { from, to } = seasonBounds[name]
    return Math.min(to, Math.max(from, kind === 'percent' ? value * (1 + (sign * by) / 100) : value + sign * by))
  }
  const need = (name: keyof typeof seasonBounds, value: number) => moved(name, value) ?? value
  if (input === 'rate') return { ...inputs, rate: need('rate', fleetFigures(inputs).rate.value) }
  if (input === 'endurance') return { ...inputs, endurance: need('endurance', fleetFigures(inputs).enduranceH.value) }
  if (input === 'litter' || input === 'storm') return { ...inputs, [input]: moved(input, inputs[input]) }
  if (input === 'weed') {
    return {
      ...inputs,
      weedSpring: moved('weedSpring', inputs.weedSpring),
      weedSummer: moved('weedSummer', inputs.weedSummer),
      weedAutumn: moved('weedAutumn', inputs.weedAutumn),
      weedWinter: moved('weedWinter', inputs.weedWinter),
    }
  }
  if (input === 'sweeps') {
    // Where nothing is planned nothing is planned more often either.
    const often = (value: number) => (value === 0 ? 0 : need('sweepsSpring', value))
    return {
      ...inputs,
      sweepsSpring: often(inputs.sweepsSpring),
      sweepsSummer: often(inputs.sweepsSummer),
      sweepsAutumn: often(inputs.sweepsAutumn),
      sweepsWinter: often(inputs.sweepsWinter),
    }
  }
  return { ...inputs, [input]: need(input, inputs[input]) }
}
