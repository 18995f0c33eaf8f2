import { at, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import { ringsContain } from '#lib/coverage-planning/polygon'
import type { AlarmKind, ConsoleSite } from '#lib/operation-console/console-site'

/** What moves a boat: its route, nothing, or the visitor. */
export type ConsoleMode =
  | { readonly kind: 'route' }
  /** Stopped by itself until the cause is gone. */
  | { readonly kind: 'waiting'; readonly leftS: number; readonly cause: AlarmKind }
  /** Stopped by the visitor. */
  | { readonly kind: 'held' }
  | {
      readonly kind: 'manual'
      readonly place: Point
      readonly heading: number
      readonly ahead: boolean
      /** -1 to starboard, 1 to port, 0 straight. */
      readonly rudder: -1 | 0 | 1
    }
  /** On its own way back to where the visitor took it from its route. */
  | { readonly kind: 'rejoin'; readonly line: Polyline; readonly doneM: number }

export interface ConsoleBoat {
  /** Seconds of its planned run that lie behind it. */
  readonly clockS: number
  readonly mode: ConsoleMode
  readonly takeovers: number
  readonly alarms: number
}

export interface ConsoleAlarm {
  readonly id: number
  /** Seconds since the day began. */
  readonly atS: number
  readonly boat: number
  readonly kind: AlarmKind
  readonly acknowledged: boolean
}

export interface ConsoleState {
  /** Days played before this one. */
  readonly day: number
  readonly timeS: number
  readonly boats: readonly ConsoleBoat[]
  /** The latest ones, the newest first: the list never grows beyond a screen. */
  readonly alarms: readonly ConsoleAlarm[]
  readonly nextAlarm: number
}

const mostAlarms = 8
/** Between the last boat's return and the next day. */
const nightS = 1_800
/** Metres a second, steered by the visitor or on the way back to its route. */
const manualSpeed = 1.5
/** Radians a second with the rudder over. */
const turnRate = 0.12

export const onRoute: ConsoleMode = { kind: 'route' }

/** The console at the beginning of a day: every boat at its dock, on its route, no alarm. */
export function startConsole(site: ConsoleSite, day = 0, nextAlarm = 1): ConsoleState {
  const boats = site.run.boats.map(() => ({ clockS: 0, mode: onRoute, takeovers: 0, alarms: 0 }))
  return { day, timeS: 0, boats, alarms: [], nextAlarm }
}

/** The console a while later. Whatever the time that has passed, no boat skips an event of its run. */
export function advanceConsole(state: ConsoleState, site: ConsoleSite, seconds: number): ConsoleState {
  let next: ConsoleState = { ...state, timeS: state.timeS + seconds }
  for (const index of state.boats.keys()) next = advanceBoat(next, site, index, seconds)
  const home = next.boats.every(({ clockS, mode }, index) => isHome(site, index, clockS, mode))
  const dayS = Math.max(...site.run.boats.map(({ finishedS }) => finishedS)) + nightS
  return home && next.timeS > dayS ? startConsole(site, state.day + 1, next.nextAlarm) : next
}

function isHome(site: ConsoleSite, index: number, clockS: number, mode: ConsoleMode): boolean {
  return mode.kind === 'route' && clockS >= at(site.run.boats, index).finishedS
}

function advanceBoat(state: ConsoleState, site: ConsoleSite, index: number, seconds: number): ConsoleState {
  const boat = at(state.boats, index)
  const { mode } = boat
  if (mode.kind === 'held') return state
  if (mode.kind === 'manual') return withBoat(state, index, { ...boat, mode: steered(mode, site, seconds) })
  if (mode.kind === 'rejoin') {
    const doneM = mode.doneM + manualSpeed * seconds
    return withBoat(state, index, { ...boat, mode: doneM >= lengthOf(mode.line) ? onRoute : { ...mode, doneM } })
  }
  if (mode.kind === 'waiting') {
    const leftS = mode.leftS - seconds
    return withBoat(state, index, { ...boat, mode: leftS > 0 ? { ...mode, leftS } : onRoute })
  }
  const clockS = Math.min(boat.clockS + seconds, at(site.run.boats, index).finishedS)
  const event = at(site.events, index).find(({ atS }) => atS > boat.clockS && atS <= clockS)
  if (!event) return withBoat(state, index, { ...boat, clockS })
  const waiting: ConsoleMode = { kind: 'waiting', leftS: event.waitS, cause: event.kind }
  const met: ConsoleBoat = {
    ...boat,
    clockS: event.atS,
    alarms: boat.alarms + 1,
    mode: event.waitS > 0 ? waiting : onRoute,
  }
  const alarm = { id: state.nextAlarm, atS: state.timeS, boat: index, kind: event.kind, acknowledged: false }
  return {
    ...withBoat(state, index, met),
    alarms: [alarm, ...state.alarms].slice(0, mostAlarms),
    nextAlarm: state.nextAlarm + 1,
  }
}

type Manual = Extract<ConsoleMode, { kind: 'manual' }>

/** A steered boat turns and runs ahead; at the shore it stops and may only turn away. */
function steered(mode: Manual, { water }: ConsoleSite, seconds: number): Manual {
  const heading = mode.heading + mode.rudder * turnRate * seconds
  if (!mode.ahead) return { ...mode, heading }
  const run = manualSpeed * seconds
  const place = { x: mode.place.x + run * Math.cos(heading), y: mode.place.y + run * Math.sin(heading) }
  return ringsContain(water, place) ? { ...mode, heading, place } : { ...mode, heading }
}

/** The console with one boat replaced. */
export function withBoat(state: ConsoleState, index: number, boat: ConsoleBoat): ConsoleState {
  return { ...state, boats: state.boats.map((each, place) => (place === index ? boat : each)) }
}
