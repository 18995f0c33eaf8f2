import { planFleets } from '#lib/coverage-planning/plan-fleets'
import type { Fleet } from '#lib/coverage-planning/plan-request'
import { simplifiedLine } from '#lib/coverage-planning/simplified-line'
import { demonstrationFleet, demonstrationRequest, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'

/** Three boats with a strip wide enough to be seen, and no wider than any boat of ours has. Example figures, as the page says. */
export const sweptFleet = { ...demonstrationFleet, widthM: 15, litterKg: 150 } as const satisfies Fleet

/** Bends smaller than this are not seen in a drawing 823 metres wide. */
const toleranceM = 2.6

/** The demonstration's lake, swept by `sweptFleet` as the planner lays the tracks. */
export function sweptLake() {
  const answer = planFleets({ ...demonstrationRequest, fleets: [sweptFleet], number: 0 })
  const result = 'results' in answer ? answer.results[0] : undefined
  if (!result) throw new Error('the demonstration lake cannot be planned')
  const tracks = result.run.boats.map(({ steps }) => {
    const line = simplifiedLine(
      [...steps].flatMap((step) => step.line),
      toleranceM,
    )
    return pathData([line.map((point) => toBoard(demonstrationView, point))])
  })
  return {
    /** Each boat's way over the lake from the dock and back, on the console's board. */
    tracks,
    /** The strip's width in the board's units. */
    strip: (sweptFleet.widthM / demonstrationView.widthM) * boardSize.width,
    waterM2: result.waterM2,
    /** Until the last boat is back at the dock. */
    hours: result.run.finishedS / 3600,
  }
}
