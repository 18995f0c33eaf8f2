'use client'
import '#lib/browser/zod-without-eval'

import { useMemo } from 'react'
import { SeasonActions } from '#components/season/season-actions'
import { SeasonBoatList } from '#components/season/season-boat-list'
import { SeasonCalendar } from '#components/season/season-calendar'
import { SeasonCost } from '#components/season/season-cost'
import { SeasonFields } from '#components/season/season-fields'
import type { HandOver } from '#components/season/season-hand-over.ts'
import { SeasonHeadline } from '#components/season/season-headline'
import { SeasonTornado } from '#components/season/season-tornado'
import { TextTableView } from '#components/season/text-table'
import { useSeason } from '#components/season/use-season.ts'
import type { AreaUnit } from '#lib/content/area-units'
import { briefLine } from '#lib/planning/report/brief-line'
import { costFormulas } from '#lib/planning/report/cost-rows'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { type SeasonWords, seasonPrint } from '#lib/planning/report/season-print'
import { weekRunsTable } from '#lib/planning/report/week-runs'
import { yearTable } from '#lib/planning/report/year-rows'
import { planSeason } from '#lib/planning/season-plan'
import action from '../ui/action.module.scss'
import styles from './season-tool.module.scss'

export interface SeasonToolProps extends Pick<HandOver, 'links' | 'quoteNote'> {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  words: SeasonWords
}

/** A year of cleaning, answered before anybody types: the answer, its picture, the questions, the cost, the formulas. */
export function SeasonTool({ locale, units, links, words, quoteNote }: SeasonToolProps) {
  const { entry, unit, inputs, wrong, isSample, change, changeUnit } = useSeason(units)
  const plan = useMemo(() => planSeason(inputs), [inputs])
  const print = useMemo(() => seasonPrint(words, locale, unit), [words, locale, unit])
  const { tool, result } = words
  const fields = { entry, wrong, plan, print, units, onChange: change, onUnit: changeUnit }
  return (
    <form className={styles.season} method="get" action={links.plain} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.answer}>
        <SeasonHeadline plan={plan} isSample={isSample} print={print} />
        <SeasonCalendar plan={plan} print={print} />
        <details className={styles.details}>
          <summary>{result.weeksTable}</summary>
          <TextTableView table={weekRunsTable(plan, print)} caption={result.calendar} />
        </details>
        <SeasonActions plan={plan} print={print} links={links} quoteNote={quoteNote} />
      </div>
      <div className={styles.work}>
        <div className={styles.columns}>
          <div className={styles.questions}>
            <SeasonFields {...fields} />
          </div>
          <div className={styles.side}>
            <TextTableView table={yearTable(plan, print)} caption={result.columns.year} />
            <SeasonBoatList plan={plan} print={print} />
            <SeasonTornado plan={plan} print={print} />
          </div>
        </div>
        <SeasonCost {...fields} />
        <p className={styles.brief} data-screen-only="">
          {wrong.length > 0 ? tool.correct : briefLine(plan, print)}
        </p>
      </div>
      <button type="submit" className={`${action.action} ${action.buoy} ${styles.submit}`}>
        {tool.calculate}
      </button>
      <section className={styles.formulas}>
        <h2 className={styles.title}>{result.formulas}</h2>
        <p className={styles.printed}>
          {inputRows(plan, print)
            .map(([label, value]) => `${label} ${value}`)
            .join(' · ')}
        </p>
        <ul>
          {[...seasonFormulas(plan, print), ...costFormulas(plan, print)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul className={styles.rests}>
          {result.rests.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </form>
  )
}
