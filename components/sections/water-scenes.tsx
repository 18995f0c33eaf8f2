import { useLocale, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import type { PictureName } from '#lib/content/pictures'
import { casesInOrder } from '#lib/entries/cases'
import styles from './water-scenes.module.scss'

/** The pictures that make this block, in their order; each stands for the first case that shows it. */
const shown = [
  'reservoir-cleaning',
  'night-cleaning',
  'weed-harvest',
  'port-patrol',
  'lake-cruise',
] as const satisfies PictureName[]

/** Cases by kind of water (READ-9): the pictures themselves are the list, edge to edge. */
export function WaterScenes() {
  const t = useTranslations('WaterScenes')
  const terms = useTranslations('CaseTerms')
  const cases = casesInOrder(useLocale())
  const entries = shown.flatMap((picture) => cases.find((entry) => entry.picture === picture) ?? [])
  return (
    <section className={styles.waters} id="waters">
      <div className={styles.head}>
        <H2 className={styles.title}>{t('title')}</H2>
        <div className={styles.lead}>
          <p>{t('lead')}</p>
          <Action to="/case" look="text">
            {t('all')}
          </Action>
        </div>
      </div>
      <ul className={styles.scenes}>
        {entries.map(({ slug, picture, water, title, place }) => (
          <li key={slug} className={styles.scene} data-tone="dark">
            <SiteLink className={styles.link} to={`/caseDetail/${slug}`}>
              <Picture
                className={styles.picture}
                name={picture}
                sizes="(min-width: 1024px) 60vw, (min-width: 768px) 100vw, 130vw"
                decorative
              />
              <span className={styles.caption}>
                <span className={styles.kind}>{place ? terms('named') : terms('typical')}</span>
                {water && <strong className={styles.name}>{terms(`water.${water}`)}</strong>}
                <span className={styles.text}>{title}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
