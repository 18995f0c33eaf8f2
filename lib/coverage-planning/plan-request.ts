import * as z from 'zod/mini'
import { numbersWithin, within } from '#lib/coverage-planning/bounds'
import type { CoveragePlan } from '#lib/coverage-planning/coverage-path'
import type { Leg } from '#lib/coverage-planning/finish-path'
import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import type { FleetRun, SimulationFault } from '#lib/coverage-planning/fleet-run'
import type { Point } from '#lib/coverage-planning/geometry'
import type { Sequence } from '#lib/coverage-planning/sequence'
import { type WaterFault, waterShapeSchema } from '#lib/coverage-planning/water-shape'

/** One fleet on the visitor's water. Without a basket's size or an amount of litter no boat returns to unload. */
export const fleetSchema = z.object(numbersWithin(fleetBounds))

export type Fleet = z.infer<typeof fleetSchema>

/** What the page asks its worker; the number tells answers to old questions apart. */
export const planRequestSchema = z.object({
  number: z.int(),
  shape: waterShapeSchema,
  clearanceM: within({ from: 0, to: 100 }),
  fleets: z.array(fleetSchema).check(z.minLength(1), z.maxLength(2)),
})

export type PlanRequest = z.infer<typeof planRequestSchema>

export interface FleetResult extends Omit<CoveragePlan, 'legs' | 'mesh'> {
  readonly lines: Sequence<Leg>
  readonly run: FleetRun
}

export type PlanFault = WaterFault | SimulationFault | 'tooNarrow' | 'pathTooLong' | 'dockFar'

export type PlanAnswer =
  | { readonly number: number; readonly fault: PlanFault }
  | { readonly number: number; readonly areaM2: number; readonly dock: Point; readonly results: readonly FleetResult[] }
