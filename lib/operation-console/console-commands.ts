import { at, distance, type Point } from '#lib/coverage-planning/geometry'
import { momentOf } from '#lib/coverage-planning/playback'
import { consoleMoment, mayTakeOver } from '#lib/operation-console/console-moment'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import {
  type ConsoleBoat,
  type ConsoleMode,
  type ConsoleState,
  onRoute,
  withBoat,
} from '#lib/operation-console/console-state'

export type ConsoleCommand =
  | { readonly kind: 'hold' | 'resume' | 'takeOver' | 'handBack'; readonly boat: number }
  | { readonly kind: 'steer'; readonly boat: number; readonly ahead: boolean; readonly rudder: -1 | 0 | 1 }
  | { readonly kind: 'acknowledge'; readonly alarm: number }

/** Applies a visitor's command; one that the boat's state does not allow changes nothing. */
export function commandConsole(state: ConsoleState, site: ConsoleSite, command: ConsoleCommand): ConsoleState {
  if (command.kind === 'acknowledge') {
    const alarms = state.alarms.map((alarm) => (alarm.id === command.alarm ? { ...alarm, acknowledged: true } : alarm))
    return { ...state, alarms }
  }
  const boat = at(state.boats, command.boat)
  const mode = modeAfter(boat, site, command)
  const takeovers = boat.takeovers + (command.kind === 'takeOver' && mode !== boat.mode ? 1 : 0)
  return withBoat(state, command.boat, { ...boat, mode, takeovers })
}

function modeAfter(
  boat: ConsoleBoat,
  site: ConsoleSite,
  command: Exclude<ConsoleCommand, { kind: 'acknowledge' }>,
): ConsoleMode {
  const { mode } = boat
  if (command.kind === 'steer')
    return mode.kind === 'manual' ? { ...mode, ahead: command.ahead, rudder: command.rudder } : mode
  if (command.kind === 'hold') return mode.kind === 'route' || mode.kind === 'waiting' ? { kind: 'held' } : mode
  if (command.kind === 'resume') return mode.kind === 'held' ? onRoute : mode
  if (command.kind === 'takeOver') {
    if (mode.kind === 'manual' || !mayTakeOver(boat, site, command.boat)) return mode
    const { place, heading } = consoleMoment(boat, site, command.boat)
    return { kind: 'manual', place, heading, ahead: false, rudder: 0 }
  }
  if (mode.kind !== 'manual') return mode
  const line = site.mesh.path(mode.place, routePlace(boat, site, command.boat))
  return distance(at(line, 0), at(line, line.length - 1)) < 0.5 ? onRoute : { kind: 'rejoin', line, doneM: 0 }
}

function routePlace({ clockS }: ConsoleBoat, { run, dock }: ConsoleSite, index: number): Point {
  return momentOf(at(run.boats, index), clockS)?.place ?? dock
}
