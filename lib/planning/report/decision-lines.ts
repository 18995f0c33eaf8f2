import { squareMetresPerMu } from '#lib/content/units'
import { largestAreaMu } from '#lib/fleet-advice/largest-area'
import { formatMessage } from '#lib/i18n/format-message'
import { othersLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { boatsOfKinds, type SeasonPlan } from '#lib/planning/season-plan'
import { wholeFor } from '#lib/planning/season-work'
import { daysTogether } from '#lib/planning/shared-work'

/** Why so many boats, and what the visitor's own number of them comes to. */
export function decisionLines(plan: SeasonPlan, print: SeasonPrint): string[] {
  const { boats, inputs, work, weeks, busiest } = plan
  const { number } = print
  const { result } = print.words
  const numbers = {
    boats: number(boats.needed),
    days: number(inputs.deadline, 1),
    week: number(boats.busiestWeek),
    storm: number(boats.deadline),
  }
  const which =
    boats.deadline === boats.busiestWeek ? 'both' : boats.deadline > boats.busiestWeek ? 'deadline' : 'busiestWeek'
  const beside = { others: othersLine(plan, print), boat: print.boat(work.fleet.class) }
  const doOthersAll = boats.others > 0 && wholeFor(work.storm.boats) === 0 && wholeFor(work.busiest.boats) === 0
  const decides = doOthersAll ? formatMessage(result.othersDo, beside) : formatMessage(result.decides[which], numbers)
  const lines = [plan.workingWeeks === 0 ? result.noWork : decides]
  if (boats.others > 0 && plan.workingWeeks > 0) {
    const [first = 1] = busiest.shares
    lines.unshift(formatMessage(result.beside, { ...beside, percent: number((1 - first) * 100, 0) }))
  }
  if (inputs.area > largestAreaMu * squareMetresPerMu) lines.push(result.beyond)
  if (inputs.boats !== null && inputs.boats < boats.needed) {
    const { storm } = work
    const days = daysTogether([storm, ...storm.others], boatsOfKinds(work, inputs.boats))
    lines.push(
      formatMessage(result.tooFew, {
        planned: number(inputs.boats),
        days: number(days, 1),
        weeks: weeks.filter(({ isOver }) => isOver).length,
        needed: number(boats.needed),
      }),
    )
  } else if (inputs.boats !== null && inputs.boats > boats.needed)
    lines.push(formatMessage(result.enough, { planned: number(inputs.boats), needed: number(boats.needed) }))
  return lines
}
