import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isSample } from '#components/tools/board/sample-lake.ts'
import { readFleet } from '#components/tools/coverage/fleet-fields'
import { useCoverageWorker } from '#components/tools/coverage/use-coverage-worker.ts'
import { useFleets } from '#components/tools/coverage/use-fleets.ts'
import { wordOf, writeWord } from '#components/tools/thread/address-words.ts'
import type { Fleet, PlanAnswer } from '#lib/coverage-planning/plan-request'
import { areaOfShape, type WaterShape } from '#lib/coverage-planning/water-shape'
import { advisedEntry } from '#lib/fleet-advice/advised-entry'
import type { FleetEntry } from '#lib/fleet-advice/fleet-address'
import { readNumber } from '#lib/i18n/read-number'
import { demonstrationRequest } from '#lib/operation-console/demonstration-site'
import { type Drawing, shapeOf } from '#lib/water-drawing/drawing'

/** What plans were made for: results keep their own fleets, whatever is typed later, and go when the water changes. */
interface PlannedFor {
  drawing: Drawing
  shape: WaterShape
  clearance: string
  clearanceM: number
  entries: readonly FleetEntry[]
  fleets: readonly Fleet[]
}

export type Plans = PlannedFor & Exclude<PlanAnswer, { fault: unknown }>

/** One of the plans as it is played, with what its boats are. */
function missionOf({ shape, dock, results, fleets, entries }: Plans, shown: number) {
  const [result, fleet, entry] = [results[shown], fleets[shown], entries[shown]]
  if (!result || !fleet || !entry) return null
  return { shape, dock, result, widthM: fleet.widthM, workSpeed: fleet.workSpeed, preset: entry.preset }
}

export type Mission = NonNullable<ReturnType<typeof missionOf>>

/** What a water needs that somebody only drew: the job is not asked here. */
const suggestedJob = 'litter'
/** Metres from the shore; the planner refuses more. */
export const mostClearanceM = 100

/** Fleets and clearance as the visitor types them, and the plan they come to on a drawn water. */
export function useCoveragePlan(drawing: Drawing, firstPreset: string) {
  const { fleets, change: changeFleets, suggest, isSuggested } = useFleets(firstPreset)
  const [clearance, setClearance] = useClearance('1')
  const [chosen, setShown] = useState(0)
  const { state: answered, ask, rehearse } = useCoverageWorker()
  const [plannedFor, setPlannedFor] = useState<PlannedFor | null>(null)
  const made = plannedFor?.drawing === drawing ? plannedFor : null
  const answer = made && answered.kind === 'done' ? answered.answer : null
  const plans: Plans | null = made && answer && !('fault' in answer) ? { ...made, ...answer } : null
  const shown = plans ? Math.min(chosen, plans.results.length - 1) : chosen
  const shape = useMemo(() => shapeOf(drawing), [drawing])
  const hasShape = shape !== null
  const roughM2 = shape ? areaOfShape(shape) : null
  useEffect(() => {
    const fleet = roughM2 === null ? null : advisedEntry(roughM2, suggestedJob)
    if (fleet) suggest(fleet)
  }, [roughM2, suggest])
  const isSampleLake = isSample(drawing)
  useEffect(() => {
    if (hasShape && !isSampleLake) rehearse(demonstrationRequest)
  }, [hasShape, isSampleLake, rehearse])
  const reads = fleets.map(readFleet)
  const clearanceM = readNumber(clearance)
  const isNear = clearanceM !== null && clearanceM <= mostClearanceM
  const ready = shape !== null && isNear && reads.every((read) => 'fleet' in read)

  function plan() {
    if (!shape || clearanceM === null) return
    const request = { shape, clearanceM, fleets: reads.flatMap((read) => ('fleet' in read ? [read.fleet] : [])) }
    setShown(0)
    setPlannedFor({ drawing, clearance, entries: fleets, ...request })
    ask(request)
  }

  function run() {
    // A fleet that was only suggested stands in the address from now on: its link gives these figures.
    if (isSuggested) changeFleets(fleets)
    plan()
  }

  // The sample is swept without being asked to, once the address or the lake's size has said by which fleet.
  const [isFleetSaid, setFleetSaid] = useState(false)
  useEffect(() => setFleetSaid(true), [])
  const planSample = useEffectEvent(() => {
    if (ready) plan()
  })
  useEffect(() => {
    if (isFleetSaid && isSampleLake) planSample()
  }, [isFleetSaid, isSampleLake])

  return {
    shape,
    roughM2,
    isSampleLake,
    inputs: { fleets, changeFleets, isSuggested, clearance, setClearance, isNear, ready },
    run,
    progress: answered.kind,
    fault: answer && 'fault' in answer ? answer.fault : null,
    plans,
    mission: plans && missionOf(plans, shown),
    shown,
    setShown,
  }
}

const key = 'c'

/** The distance from shore as it is typed, begun with that of the address, which is kept true to it. */
function useClearance(initial: string): [string, (next: string) => void] {
  const [clearance, setClearance] = useState(initial)

  useEffect(() => {
    const said = wordOf(location.hash, key)
    if (said !== null) setClearance(said.slice(0, 5))
  }, [])

  function change(next: string) {
    setClearance(next)
    writeWord(key, next)
  }

  return [clearance, change]
}
