import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isSample } from '#components/tools/board/sample-lake.ts'
import { readFleet } from '#components/tools/coverage/fleet-fields'
import { useCoverageWorker } from '#components/tools/coverage/use-coverage-worker.ts'
import { useFleets } from '#components/tools/coverage/use-fleets.ts'
import { wordOf, writeWord } from '#components/tools/thread/address-words.ts'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { areaOfShape } from '#lib/coverage-planning/water-shape'
import { advisedEntry } from '#lib/fleet-advice/advised-entry'
import type { FleetEntry } from '#lib/fleet-advice/fleet-address'
import { readNumber } from '#lib/i18n/read-number'
import { demonstrationRequest } from '#lib/operation-console/demonstration-site'
import { type Drawing, shapeOf } from '#lib/water-drawing/drawing'

/** What a plan was made for: a result keeps the names and widths of its own fleets, and goes when the water changes. */
interface PlannedFor {
  drawing: Drawing
  clearance: string
  fleets: readonly FleetEntry[]
}

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
  const isCurrent = plannedFor?.drawing === drawing
  const done = isCurrent && answered.kind === 'done' ? answered.answer : null
  const answer = done && !('fault' in done) ? done : null
  const shown = answer ? Math.min(chosen, answer.results.length - 1) : chosen
  const result: FleetResult | null = answer?.results[shown] ?? null
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
    setShown(0)
    setPlannedFor({ drawing, clearance, fleets })
    ask({ shape, clearanceM, fleets: reads.flatMap((read) => ('fleet' in read ? [read.fleet] : [])) })
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
    /** What the plan on show was made with; what is typed before there is one. */
    planned: { fleets: plannedFor?.fleets ?? fleets, clearance: plannedFor?.clearance ?? clearance },
    progress: answered.kind,
    fault: done && 'fault' in done ? done.fault : null,
    answer,
    result,
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
