import type { BoatSlug } from '#lib/content/fleet'

const hull = ['material', 'protection', 'energy', 'limits', 'noise', 'certificates', 'transport'] as const
const collecting = ['workSpeed', 'workRate', ...hull] as const

/** What a boat's specification does not list: rows of its "ask with your quote" table, each with its reason. */
export const askRows = {
  smurf: collecting,
  moshark: collecting,
  // Its collecting width and work rate are in its specification.
  efficiency: ['workSpeed', ...hull],
  feichi: hull,
  titan: hull,
  xi: hull,
  yang: hull,
  apas: ['protection', 'energy', 'certificates'],
} as const satisfies Record<BoatSlug, readonly string[]>
