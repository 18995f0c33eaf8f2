import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { boatCopy } from '#lib/content/boats/copy'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import styles from './boat-terms.module.scss'

const terms = ['ours', 'yours', 'given', 'agree'] as const

/** What comes with one boat, what its buyer has ready, what it does by itself and what is agreed before signing. */
export function BoatTerms({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatTerms')
  const names = useTranslations('Boats')
  const { delivery, safety } = boatCopy(slug, useLocale())
  const lines = {
    ...delivery,
    given: safety.given.map((pair) => t('pair', pair)),
    agree: safety.agree.map((pair) => t('pair', pair)),
  }
  return (
    <article className={styles.boat} id={slug}>
      <div className={styles.head}>
        <Picture className={styles.picture} name={boatPicture(slug, 'studio')} sizes="240px" decorative />
        <h3 className={styles.name}>
          <SiteLink to={boatPath(slug)}>{names(`${slug}.name`)}</SiteLink>
        </h3>
      </div>
      <dl className={styles.terms}>
        {terms.map((term) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>{lines[term].join('\n')}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
