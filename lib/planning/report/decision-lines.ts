import { squareMetresPerMu } from '#lib/content/units'
import { largestAreaMu } from '#lib/fleet-advice/largest-area'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Why so many boats, and what the visitor's own number of them comes to. */
export function decisionLines(plan: SeasonPlan, { words: { result }, number }: SeasonPrint): string[] {
  const { boats, inputs, work, weeks } = plan
  const numbers = {
    boats: number(boats.needed),
    days: number(inputs.deadline, 1),
    week: number(boats.busiestWeek),
    storm: number(boats.deadline),
  }
  const which =
    boats.deadline === boats.busiestWeek ? 'both' : boats.deadline > boats.busiestWeek ? 'deadline' : 'busiestWeek'
  const lines = [plan.workingWeeks === 0 ? result.noWork : formatMessage(result.decides[which], numbers)]
  if (inputs.area > largestAreaMu * squareMetresPerMu) lines.push(result.beyond)
  if (inputs.boats !== null && inputs.boats < boats.needed) {
    const { storm } = work
    const days = (storm.sweepHours + storm.basketHours) / (storm.boatDayHours * inputs.boats)
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
