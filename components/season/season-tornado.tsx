'use client'
import { TornadoChart } from '#components/tools/parts/tornado-chart'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import type { Doubt } from '#lib/planning/season-sensitivity'

const doubtText = ({ by, kind }: Doubt) => `±${by}${kind === 'percent' ? '%' : ''}`

/** Which input changes the number of boats most: each alone at both ends of its doubt. */
export function SeasonTornado({ plan, print }: { plan: SeasonPlan; print: SeasonPrint }) {
  const { result } = print.words
  const { work, sensitivity } = plan
  const base = Math.max(work.storm.boats, work.busiest.boats)
  if (sensitivity.length === 0) return null
  return (
    <TornadoChart
      title={result.sensitivity}
      note={formatMessage(result.sensitivityNote, { boats: print.number(base) })}
      head={[result.input, result.less, result.more]}
      base={base}
      rows={sensitivity.map(({ input, doubt, lowBoats, highBoats }) => ({
        id: input,
        name: `${result.doubtful[input]} ${doubtText(doubt)}`,
        low: lowBoats,
        high: highBoats,
      }))}
      number={print.number}
    />
  )
}
