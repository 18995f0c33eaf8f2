import type { BoatRun, FleetRun } from '#lib/coverage-planning/fleet-run'
import { at } from '#lib/coverage-planning/geometry'
import { createNavigationMesh } from '#lib/coverage-planning/navigation-mesh'
import { polygonsOf } from '#lib/coverage-planning/polygon'
import { readWater, type WaterShape } from '#lib/coverage-planning/water-shape'

export type AlarmKind = 'basketFull' | 'batteryLow' | 'obstacle' | 'linkLost'

/** Something that happens to a boat when its run has come this far. */
export interface RunEvent {
  readonly atS: number
  readonly kind: AlarmKind
  /** How long the boat stays where it is; 0 where it goes on by itself. */
  readonly waitS: number
}

/** Incidents that the simulation does not have (obstacles, lost links), at shares of a run's sweeping time. */
const incidents = [
  { boat: 0, share: 0.07, kind: 'obstacle', waitS: 240 },
  { boat: 1, share: 0.19, kind: 'linkLost', waitS: 300 },
  { boat: 2, share: 0.34, kind: 'obstacle', waitS: 180 },
  { boat: 1, share: 0.58, kind: 'obstacle', waitS: 240 },
  { boat: 0, share: 0.77, kind: 'linkLost', waitS: 200 },
] as const satisfies readonly { boat: number; share: number; kind: AlarmKind; waitS: number }[]

/**
 * The simulated run on its water, for the console.
 * @throws Error if boats cannot run on the water
 */
export function createConsoleSite(run: FleetRun, shape: WaterShape) {
  const water = readWater(shape)
  const polygon = water.ok ? polygonsOf(water.rings)[0] : undefined
  if (!water.ok || !polygon) throw new Error('the console needs a water that boats can run')
  return {
    run,
    water: water.rings,
    mesh: createNavigationMesh(polygon),
    dock: shape.dock ?? at(shape.outline, 0),
    events: run.boats.map((boat, index) => eventsOf(boat, index)),
  }
}

/** One day of the demonstration: the water, every boat's planned run, and what will happen on it. */
export type ConsoleSite = Readonly<ReturnType<typeof createConsoleSite>>

function eventsOf(run: BoatRun, boat: number): RunEvent[] {
  const steps = [...run.steps]
  const returns = steps.flatMap(({ state, fromS }, index): RunEvent[] => {
    if (state !== 'return') return []
    const after = steps.slice(index + 1, index + 3).map((step) => step.state)
    if (after.includes('charge')) return [{ atS: fromS, kind: 'batteryLow', waitS: 0 }]
    return index + 2 < steps.length ? [{ atS: fromS, kind: 'basketFull', waitS: 0 }] : []
  })
  const chance = incidents
    .filter((incident) => incident.boat === boat)
    .map(({ share, kind, waitS }) => ({ atS: share * run.finishedS, kind, waitS }))
  return [...returns, ...chance].sort((a, b) => a.atS - b.atS)
}
