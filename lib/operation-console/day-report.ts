import { at, lengthOf } from '#lib/coverage-planning/geometry'
import { momentOf } from '#lib/coverage-planning/playback'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleState } from '#lib/operation-console/console-state'

/** The day so far, a row a boat, counted from the part of its run that lies behind it. */
export function dayReport(state: ConsoleState, site: ConsoleSite) {
  return state.boats.map(({ clockS, alarms, takeovers }, index) => {
    const run = at(site.run.boats, index)
    let [sweptM, unloadedKg, landings, charges, underwayS] = [0, 0, 0, 0, 0]
    let beforeKg = 0
    for (const step of run.steps) {
      if (step.fromS >= clockS) break
      const share = step.toS > step.fromS ? Math.min(1, (clockS - step.fromS) / (step.toS - step.fromS)) : 1
      if (step.state === 'sweep') sweptM += lengthOf(step.line) * share
      if (step.state === 'sweep' || step.state === 'transit' || step.state === 'return')
        underwayS += (step.toS - step.fromS) * share
      if (step.state === 'charge' && share === 1) charges++
      if (step.state === 'unload') {
        unloadedKg += (beforeKg - step.basketKg) * share
        if (share === 1) landings++
      }
      beforeKg = step.basketKg
    }
    const inBasketKg = momentOf(run, clockS)?.basketKg ?? 0
    return { sweptM, collectedKg: unloadedKg + inBasketKg, landings, charges, underwayS, alarms, takeovers }
  })
}

export type BoatDay = ReturnType<typeof dayReport>[number]
