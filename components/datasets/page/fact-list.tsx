import { useTranslations } from 'next-intl'
import { SourceNote } from '#components/datasets/page/source-note'
import type { Fact } from '#lib/content/datasets/fact'
import type { Origin } from '#lib/content/datasets/source'
import styles from './fact-list.module.scss'

/**
 * Facts of a dataset with their sources, which stand once below them where they are the same for all; what no public source says is
 * named, not left out.
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const label = useTranslations('DatasetLabels')
  const value = useTranslations('DatasetValues')
  const source = useTranslations('DatasetSources')
  const origin = commonOrigin(facts)
  return (
    <>
      <dl className={origin ? styles.pairs : styles.facts}>
        {facts.map((fact) => (
          <div key={fact.key} className={styles.fact} data-kind={fact.kind} id={fact.key}>
            <dt className={styles.label}>{label(fact.key)}</dt>
            <dd className={styles.value}>
              {fact.kind === 'literal' && <span translate="no">{fact.text}</span>}
              {fact.kind === 'sentence' && value(fact.key, fact.values)}
              {fact.kind === 'unpublished' && source('unpublished')}
            </dd>
            {fact.kind !== 'unpublished' && !origin && (
              <dd>
                <SourceNote origin={fact.origin} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {origin && <SourceNote origin={origin} />}
    </>
  )
}

/** The one origin of several facts, if they have only one. */
function commonOrigin(facts: readonly Fact[]): Origin | undefined {
  const origins = facts.flatMap((fact) => (fact.kind === 'unpublished' ? [] : [fact.origin]))
  const [first, ...others] = origins
  const same = (one: Origin) => JSON.stringify(one) === JSON.stringify(first)
  return others.length && others.every(same) ? first : undefined
}
