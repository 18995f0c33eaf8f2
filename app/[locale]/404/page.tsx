import { getTranslations } from 'next-intl/server'
import { MovingWater, PauseWater } from '#components/moving-water/moving-water'
import { PageList } from '#components/site/page-list'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { H1, H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

const ways = ['/product', '/solution/robot', '/case', '/datasets', '/news', '/advisory'] as const

export const generateMetadata = metadataOf('/404', 'NotFound')

/** The page for unknown addresses: the middleware rewrites them to it with status 404, in the address's language. */
export default async function NotFoundPage() {
  const t = await getTranslations('NotFound')
  return (
    <PageMain path="/404">
      <div className={styles.page} data-tone="dark">
        <div className={styles.lake}>
          <Picture className={styles.picture} name="home-dawn" sizes="(min-width: 1024px) 105vw, 110vw" priority />
          <MovingWater scene="home-dawn" className={styles.picture} />
          <PauseWater scene="home-dawn" />
        </div>
        <div className={styles.copy}>
          <p className={styles.label}>404</p>
          <H1 className={styles.title}>{t('title')}</H1>
          <p className={styles.text}>{t('text')}</p>
          <Action to="/">{t('back')}</Action>
          <nav className={styles.ways} aria-labelledby="ways">
            <H2 id="ways" className={styles.label}>
              {t('ways')}
            </H2>
            <PageList className={styles.list} paths={ways} />
          </nav>
        </div>
      </div>
    </PageMain>
  )
}
