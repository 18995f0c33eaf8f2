import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { BoatLimits, LimitVerdict } from '#lib/planning/season-limits'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** A sentence for each limit: why a boat fits, does not fit, or has to be asked about. */
export function limitReasons({ limits }: BoatLimits, { inputs }: SeasonPlan, print: SeasonPrint): string[] {
  const { result } = print.words
  return limits.map((limit) => {
    const said = limit.limit === 'night' ? null : inputs[limit.limit]
    const room = said === null ? '' : print.number(said)
    const sentences: Partial<Record<LimitVerdict['verdict'], string>> = result.limitReasons[limit.limit]
    const sentence = limit.isFolded ? result.limitReasons.folded : (sentences[limit.verdict] ?? '')
    const metres = limit.isIndicative ? result.indicative : result.metres
    const figure = limit.figureM === null ? '' : formatMessage(metres, { value: print.number(limit.figureM) })
    return formatMessage(sentence, { room, figure })
  })
}
