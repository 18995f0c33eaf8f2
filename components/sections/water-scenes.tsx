import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import type { PictureName } from '#lib/content/pictures'
import styles from './water-scenes.module.scss'

const scenes = [
  { kind: 'reservoir', picture: 'reservoir-cleaning' },
  { kind: 'canal', picture: 'canal-cleaning' },
  { kind: 'weed', picture: 'weed-harvest' },
  { kind: 'port', picture: 'port-patrol' },
  { kind: 'lake', picture: 'lake-cruise' },
] as const satisfies { kind: string; picture: PictureName }[]

/** Cases by kind of water (decision 9): the pictures themselves are the list, edge to edge. */
export function WaterScenes() {
  const t = useTranslations('WaterScenes')
  return (
    <section className={styles.waters} id="waters" aria-labelledby="waters-title">
      <div className={styles.head}>
        <h2 id="waters-title" className={styles.title}>
          {t('title')}
        </h2>
        <div className={styles.lead}>
          <p>{t('lead')}</p>
          <Action to="/case" look="text">
            {t('all')}
          </Action>
        </div>
      </div>
      <ul className={styles.scenes}>
        {scenes.map(({ kind, picture }) => (
          <li key={kind} className={styles.scene} data-kind={kind} data-tone="dark">
            <SiteLink className={styles.link} to="/case">
              <Picture
                className={styles.picture}
                name={picture}
                sizes="(min-width: 1024px) 60vw, (min-width: 768px) 100vw, 130vw"
                decorative
              />
              <span className={styles.caption}>
                <strong className={styles.name}>{t(`${kind}.title`)}</strong>
                <span className={styles.text}>{t(`${kind}.text`)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
