import type { Polyline } from '#lib/coverage-planning/geometry'
import type { Sequence } from '#lib/coverage-planning/sequence'

/** What a boat does at a time; the order of a cleaning mission as `messages` tells it in six steps. */
export type BoatState = 'transit' | 'sweep' | 'return' | 'unload' | 'charge'

/** All of it the visitor's own numbers, or the boat's given figures where there are some. */
export interface FleetTask {
  readonly boats: number
  /** Metres a second with the collector working, and without. */
  readonly workSpeed: number
  readonly transitSpeed: number
  readonly widthM: number
  /** What the basket holds, and what lies on the water. Without either no boat returns to unload. */
  readonly basketKg: number | null
  readonly litterKgPerM2: number | null
  readonly enduranceH: number
  readonly unloadMin: number
  readonly chargeMin: number
}

export interface SimulationStep {
  readonly state: BoatState
  readonly line: Polyline
  /** Seconds from the start. */
  readonly fromS: number
  readonly toS: number
  readonly basketKg: number
  /** 1 is full, 0 empty; at the step's end. */
  readonly battery: number
}

export interface BoatRun {
  readonly steps: Sequence<SimulationStep>
  readonly sweepM: number
  readonly transitM: number
  /** The part of it that leads from the dock and back to it. */
  readonly dockM: number
  readonly landings: number
  readonly charges: number
  readonly finishedS: number
}

export interface FleetRun {
  readonly boats: readonly BoatRun[]
  /** When the last boat is back, in seconds. */
  readonly finishedS: number
  readonly landings: number
  readonly charges: number
  readonly collectedKg: number
}

export type SimulationFault = 'outOfReach' | 'tooManySteps'
