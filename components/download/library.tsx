import { useTranslations } from 'next-intl'
import { BoatFiles } from '#components/download/boat-files'
import { FilterGroup } from '#components/download/filter-group'
import { downloads } from '#lib/content/downloads'
import { boatSlugs } from '#lib/content/fleet'
import { type Locale, locales } from '#lib/i18n/locales'
import { leafletKinds } from '#lib/leaflets/leaflets'
import styles from './library.module.scss'

/** All files by boat. The filter is radio buttons that the style sheet reads, so it works before any script. */
export function Library({ locale }: { locale: Locale }) {
  const t = useTranslations('DownloadPage')
  const kind = useTranslations('Leaflet.kinds')
  const boat = useTranslations('Boats')
  const all = { value: 'all', label: t('filters.all') }
  const shown = boatSlugs.filter((slug) => downloads.some((file) => file.boat === slug))
  return (
    <div className={styles.library}>
      <form className={styles.filters} aria-label={t('title')}>
        <FilterGroup
          name="language"
          legend={t('filters.language')}
          chosen={locale}
          choices={[all, ...locales.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))]}
        />
        <FilterGroup
          name="kind"
          legend={t('filters.kind')}
          chosen="all"
          choices={[all, ...leafletKinds.map((value) => ({ value, label: kind(value) }))]}
        />
        <FilterGroup
          name="boat"
          legend={t('filters.boat')}
          chosen="all"
          choices={[all, ...shown.map((value) => ({ value, label: boat(`${value}.name`) }))]}
        />
      </form>
      <div className={styles.boats}>
        {shown.map((slug) => (
          <BoatFiles key={slug} slug={slug} className={styles.boat} fileClassName={styles.file} />
        ))}
      </div>
    </div>
  )
}
