import { useLocale, useTranslations } from 'next-intl'
import { QuestionColumns } from '#components/service/question-columns'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import { boatCopy } from '#lib/content/boats/copy'
import type { BoatLine } from '#lib/content/boats/types'
import { type BoatSlug, boatPath, boatPicture, boatsOfLine } from '#lib/content/fleet'
import { serviceSections } from '#lib/content/service'
import type { QuestionAndAnswer } from '#lib/entries/buying-questions'
import styles from './boat-terms.module.scss'

/** One kind of boats: what comes with each, and what only their buyers ask. */
export function ServiceLine({ line, questions }: { line: BoatLine; questions: readonly QuestionAndAnswer[] }) {
  const t = useTranslations(`ServicePage.lines.${line}`)
  const boats = boatsOfLine(line)
  return (
    <section className={styles.line} id={serviceSections[line]} data-tone={line === 'leisure' ? 'paper' : 'light'}>
      <div className={styles.boats}>
        <div className={styles.title}>
          <p className={styles.label}>{t('label')}</p>
          <H2>{t('title')}</H2>
          <p className={styles.lead} data-whole-words="">
            <WholeWords>{t('lead')}</WholeWords>
          </p>
        </div>
        {boats.map((slug) => (
          <BoatTerms key={slug} slug={slug} />
        ))}
        <QuestionColumns items={questions} columns={boats.length === 1 ? 1 : 3} />
      </div>
    </section>
  )
}

/** What comes with one boat, what its buyer has ready, its safeguards, and what is agreed before signing. */
function BoatTerms({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatTerms')
  const names = useTranslations('Boats')
  const { delivery, safety } = boatCopy(slug, useLocale())
  const rules = { given: safety.given, agree: safety.agree }
  return (
    <article className={styles.boat} id={slug}>
      <Picture name={boatPicture(slug, 'studio')} sizes="200px" decorative />
      <h3 className={styles.name}>
        <SiteLink to={boatPath(slug)}>{names(`${slug}.name`)}</SiteLink>
      </h3>
      <dl className={styles.supply}>
        <dt>{t('ours')}</dt>
        {delivery.ours.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </dl>
      <details className={styles.more}>
        <summary className={styles.ask}>{t('more')}</summary>
        <dl className={styles.terms}>
          <div>
            <dt>{t('yours')}</dt>
            {delivery.yours.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          {(['given', 'agree'] as const).map((term) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              {rules[term].map((rule) => (
                <dd key={rule.when}>{t('pair', rule)}</dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </article>
  )
}
