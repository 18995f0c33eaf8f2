import { useTranslations } from 'next-intl'
import { BoatFiles } from '#components/download/boat-files'
import { downloads } from '#lib/content/downloads'
import { boatSlugs } from '#lib/content/fleet'
import { type Locale, languageTag, locales } from '#lib/i18n/locales'
import { leafletKinds } from '#lib/leaflets/leaflets'
import filter from './filter-group.module.scss'
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

interface FilterGroupProps {
  name: string
  legend: string
  chosen: string
  choices: readonly { value: string; label: string; lang?: Locale }[]
}

/** One question of the filter, answered by a row of buttons of which one is pressed. */
function FilterGroup({ name, legend, chosen, choices }: FilterGroupProps) {
  return (
    <fieldset className={filter.group}>
      <legend className={filter.legend}>{legend}</legend>
      <div className={filter.choices}>
        {choices.map(({ value, label, lang }) => (
          <label key={value} className={filter.choice} lang={lang && languageTag[lang]}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
