import { limitReasons } from '#lib/planning/report/limit-reasons'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { TextTable } from '#lib/planning/report/year-rows'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Each boat of the job with its verdict and the reasons; none where no limit was said. */
export function limitRows(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const { verdicts } = print.words.result
  return plan.limits
    .filter(({ limits }) => limits.length > 0)
    .map((boat) => [print.boat(boat.class), verdicts[boat.verdict], limitReasons(boat, plan, print).join(' ')])
}
