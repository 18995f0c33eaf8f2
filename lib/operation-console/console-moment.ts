import type { BoatState } from '#lib/coverage-planning/fleet-run'
import { at, lengthOf, type Point } from '#lib/coverage-planning/geometry'
import { lineUntil, momentOf } from '#lib/coverage-planning/playback'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleBoat, ConsoleMode } from '#lib/operation-console/console-state'

/** A boat at the dock, unloading or charging, is not for steering. */
export function mayTakeOver(boat: ConsoleBoat, site: ConsoleSite, index: number): boolean {
  const { state } = consoleMoment(boat, site, index)
  return state !== 'unload' && state !== 'charge' && state !== 'done'
}

/** The states a boat can show: those of its mission, and what interrupts it. */
export type ShownState = BoatState | 'done' | Exclude<ConsoleMode['kind'], 'route'>

export interface ConsoleMoment {
  readonly place: Point
  readonly heading: number
  readonly state: ShownState
  readonly basketKg: number
  readonly battery: number
}

/** Where a boat is and what it does now. */
export function consoleMoment({ clockS, mode }: ConsoleBoat, { run, dock }: ConsoleSite, index: number): ConsoleMoment {
  const moment = momentOf(at(run.boats, index), clockS) ?? {
    place: dock,
    heading: 0,
    state: 'done' as const,
    basketKg: 0,
    battery: 1,
  }
  if (mode.kind === 'route') return moment
  if (mode.kind === 'manual') return { ...moment, state: 'manual', place: mode.place, heading: mode.heading }
  if (mode.kind === 'rejoin') {
    const total = lengthOf(mode.line)
    const done = lineUntil(
      { state: 'transit', line: mode.line, fromS: 0, toS: total, basketKg: 0, battery: 1 },
      mode.doneM,
    )
    const place = done.at(-1) ?? moment.place
    const behind = done.at(-2) ?? place
    return { ...moment, state: 'rejoin', place, heading: Math.atan2(place.y - behind.y, place.x - behind.x) }
  }
  return { ...moment, state: mode.kind }
}
