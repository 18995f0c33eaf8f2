import { useTranslations } from 'next-intl'
import { BoatRow } from '#components/sections/boat-row'
import { H2 } from '#components/ui/heading'
import type { BoatLine } from '#lib/content/boats/types'
import { boatsOfLine } from '#lib/content/fleet'
import styles from './boat-rows.module.scss'

/** One line of boats, a whole row for each: a large cut-out on contours, its name set large beside it. */
export function BoatRows({ line, tone = 'light' }: { line: Exclude<BoatLine, 'pilot'>; tone?: 'light' | 'dark' }) {
  const t = useTranslations('ProductPage')
  return (
    <section className={styles.line} id={line} data-tone={tone}>
      <div className={styles.head}>
        <H2 className={styles.title}>{t(`${line}.title`)}</H2>
        <p className={styles.lead}>{t(`${line}.lead`)}</p>
      </div>
      <ul className={styles.rows}>
        {boatsOfLine(line).map((slug) => (
          <BoatRow key={slug} slug={slug} />
        ))}
      </ul>
    </section>
  )
}
