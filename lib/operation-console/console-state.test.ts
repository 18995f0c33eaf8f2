import { expect, it } from 'vitest'
import { distance } from '#lib/coverage-planning/geometry'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { commandConsole } from '#lib/operation-console/console-commands'
import { consoleMoment } from '#lib/operation-console/console-moment'
import { createConsoleSite } from '#lib/operation-console/console-site'
import { advanceConsole, type ConsoleState, startConsole } from '#lib/operation-console/console-state'
import { dayReport } from '#lib/operation-console/day-report'
import { demonstrationPlan } from '#lib/operation-console/demonstration-plan'
import { demonstrationFleet, demonstrationLake } from '#lib/operation-console/demonstration-site'

const plan = demonstrationPlan()
const site = createConsoleSite(plan.run, demonstrationLake)

function after(state: ConsoleState, seconds: number, step = 5): ConsoleState {
  let now = state
  for (let done = 0; done < seconds; done += step) now = advanceConsole(now, site, step)
  return now
}

const momentOf = (state: ConsoleState, boat: number) => consoleMoment(state.boats[boat] ?? fail(), site, boat)
const fail = (): never => {
  throw new Error('no such boat')
}

it('plays a whole day: every alarm comes, the litter is collected, and the next day begins', () => {
  let state = startConsole(site)
  const kinds = new Set<string>()
  let last = state
  while (state.day === 0 && state.timeS < 24 * 3600) {
    last = state
    state = advanceConsole(state, site, 5)
    for (const { kind } of state.alarms) kinds.add(kind)
  }
  expect(state.day).toBe(1)
  expect([...kinds].sort()).toEqual(['basketFull', 'batteryLow', 'linkLost', 'obstacle'])
  const report = dayReport(last, site)
  const sum = (value: (day: (typeof report)[number]) => number) => report.reduce((total, day) => total + value(day), 0)
  expect(sum(({ collectedKg }) => collectedKg)).toBeCloseTo(plan.run.collectedKg, 3)
  expect(sum(({ sweptM }) => sweptM)).toBeCloseTo(plan.sweepM, 3)
  expect(sum(({ landings }) => landings)).toBe(plan.run.landings)
  expect(sum(({ charges }) => charges)).toBe(plan.run.charges)
  expect(plan.run.collectedKg).toBeCloseTo(demonstrationFleet.litterKg ?? 0, 0)
})

it('grows by nothing, however long it stands open', () => {
  // A browser plays an hour at two minutes a second: five days.
  const state = after(startConsole(site), 5 * 24 * 3600, 60)
  expect(state.day).toBeGreaterThan(5)
  expect(JSON.stringify(state).length).toBeLessThan(4_000)
})

it('is steered by the visitor, stays on the water, and finds back to its route by itself', () => {
  let state = after(startConsole(site), 1_500)
  const left = momentOf(state, 1)
  state = commandConsole(state, site, { kind: 'takeOver', boat: 1 })
  state = commandConsole(state, site, { kind: 'steer', boat: 1, ahead: true, rudder: 1 })
  state = after(state, 12, 0.5)
  state = commandConsole(state, site, { kind: 'steer', boat: 1, ahead: true, rudder: 0 })
  for (let second = 0; second < 900; second++) {
    state = advanceConsole(state, site, 1)
    expect(ringsContain(site.water, momentOf(state, 1).place)).toBe(true)
  }
  expect(momentOf(state, 1)).toMatchObject({ state: 'manual', basketKg: left.basketKg })
  expect(distance(momentOf(state, 1).place, left.place)).toBeGreaterThan(20)
  state = commandConsole(state, site, { kind: 'handBack', boat: 1 })
  expect(momentOf(state, 1).state).toBe('rejoin')
  for (let second = 0; momentOf(state, 1).state === 'rejoin' && second < 2_000; second++)
    state = advanceConsole(state, site, 1)
  expect(distance(momentOf(state, 1).place, left.place)).toBeLessThan(3)
  expect(dayReport(state, site)[1]?.takeovers).toBe(1)
})

it('holds and lets go, and a boat at its dock is not for steering', () => {
  let state = after(startConsole(site), 600)
  state = commandConsole(state, site, { kind: 'hold', boat: 0 })
  const held = momentOf(state, 0)
  state = after(state, 600)
  expect(momentOf(state, 0)).toEqual(held)
  state = after(commandConsole(state, site, { kind: 'resume', boat: 0 }), 60)
  expect(momentOf(state, 0).state).not.toBe('held')
  while (momentOf(state, 0).state !== 'unload') state = advanceConsole(state, site, 5)
  expect(commandConsole(state, site, { kind: 'takeOver', boat: 0 })).toEqual(state)
})

it('takes an alarm as seen when somebody says so', () => {
  let state = after(startConsole(site), 12_000)
  const [alarm] = state.alarms
  state = commandConsole(state, site, { kind: 'acknowledge', alarm: alarm?.id ?? 0 })
  expect(state.alarms[0]?.acknowledged).toBe(true)
})
