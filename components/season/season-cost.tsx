'use client'
import { Fields, Group, type SeasonFieldsProps } from '#components/season/season-controls'
import { TextTableView } from '#components/season/text-table'
import { costTable, hasPrices, payBackLine } from '#lib/planning/report/cost-rows'
import { moneyFields } from '#lib/planning/season-address'
import styles from './season-tool.module.scss'

/** The second account: the visitor's own prices; from them the three ways to pay beside today's, and when buying has paid. */
export function SeasonCost(props: SeasonFieldsProps) {
  const { plan, print } = props
  const { tool, result } = print.words
  return (
    <section className={styles.cost}>
      <h2 className={styles.title}>{result.cost}</h2>
      <div className={styles.columns}>
        <Group title={tool.groups.cost} note={tool.groupNotes.cost}>
          <Fields {...props} names={moneyFields} />
        </Group>
        <div className={styles.side}>
          {hasPrices(plan) && <TextTableView table={costTable(plan, print)} caption={result.cost} hasSum />}
          <p aria-live="polite">{payBackLine(plan, print)}</p>
        </div>
      </div>
    </section>
  )
}
