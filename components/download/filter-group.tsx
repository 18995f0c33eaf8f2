import { type Locale, languageTag } from '#lib/i18n/locales'
import styles from './filter-group.module.scss'

interface FilterGroupProps {
  name: string
  legend: string
  chosen: string
  choices: readonly { value: string; label: string; lang?: Locale }[]
}

/** One question of the filter, answered by a row of buttons of which one is pressed. */
export function FilterGroup({ name, legend, chosen, choices }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, lang }) => (
          <label key={value} className={styles.choice} lang={lang && languageTag[lang]}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
