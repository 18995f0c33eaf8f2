'use client'
import { ToolAction } from '#components/tools/parts/tool-action'
import { CopyLink } from '#components/tools/thread/copy-link'
import type { AreaUnit } from '#lib/content/area-units'
import type { FleetAdvice } from '#lib/fleet-advice/advise-fleet'
import type { Messages } from '#lib/i18n/messages'
import action from '../../ui/action.module.scss'
import styles from './finder-tool.module.scss'

type HandOver = typeof import('#components/tools/finder/finder-hand-over.ts')

interface FinderLinksProps {
  asked: Parameters<HandOver['toTourBoat']>[1]
  main: FleetAdvice['main']
  unit: AreaUnit
  links: { quote: string; coverage: string; season: string; tourBoat: string }
  /** What goes along to the quote form. */
  quote: () => Parameters<HandOver['toQuote']>[0]
  answer: Messages['FleetAnswer']
}

/** Loaded with the first press: the answer itself needs none of it. */
const load = (): Promise<HandOver> => import('#components/tools/finder/finder-hand-over.ts')
const hand = (act: (handOver: HandOver) => void) => () => void load().then(act)

/** Where an answer leads: the quote form, and the tools that go on with the same water. */
export function FinderLinks({ asked, main, unit, links, quote, answer }: FinderLinksProps) {
  const isForVisitors = asked.question.job === 'visitors'
  return (
    <p data-screen-only="" className={styles.links}>
      {isForVisitors && (
        <ToolAction
          isCall
          label={answer.planDay}
          onPress={hand(({ toTourBoat }) => toTourBoat(links.tourBoat, asked))}
        />
      )}
      <button
        type="button"
        data-replay=""
        className={`${action.action} ${isForVisitors ? action.quiet : action.buoy}`}
        onClick={hand(({ toQuote }) => toQuote(quote()))}
      >
        {answer.toQuote}
      </button>
      {main && (
        <ToolAction
          label={answer.toCoverage}
          onPress={hand(({ toCoverage }) => toCoverage(links.coverage, asked, main))}
        />
      )}
      {main && (
        <ToolAction label={answer.toSeason} onPress={hand(({ toSeason }) => toSeason(links.season, asked, unit))} />
      )}
      <ToolAction label={answer.print} onPress={() => print()} />
      <CopyLink messages={answer} />
    </p>
  )
}
