import { useTranslations } from 'next-intl'
import { SourceNote } from '#components/datasets/page/source-note'
import type { Fact } from '#lib/content/datasets/fact'
import styles from './fact-list.module.scss'

/** Facts of a dataset, each with its source; what no public source says is named, not left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const label = useTranslations('DatasetLabels')
  const value = useTranslations('DatasetValues')
  const source = useTranslations('DatasetSources')
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.key} className={styles.fact} data-kind={fact.kind} id={fact.key}>
          <dt className={styles.label}>{label(fact.key)}</dt>
          <dd className={styles.value}>
            {fact.kind === 'literal' && <span translate="no">{fact.text}</span>}
            {fact.kind === 'sentence' && value(fact.key, fact.values)}
            {fact.kind === 'unpublished' && source('unpublished')}
          </dd>
          {fact.kind !== 'unpublished' && (
            <dd>
              <SourceNote origin={fact.origin} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
