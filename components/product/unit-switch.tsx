import { useLocale, useTranslations } from 'next-intl'
import styles from './unit-switch.module.scss'

/** Chooses between mu and square metres for the whole page, by radio buttons alone (see `UnitReading`). */
export function UnitSwitch() {
  const t = useTranslations('UnitSwitch')
  const first = useLocale() === 'zh' ? 'mu' : 'metric' // facts C: Chinese shows mu first, English metric
  const units = first === 'mu' ? (['mu', 'metric'] as const) : (['metric', 'mu'] as const)
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('legend')}</legend>
      {units.map((unit) => (
        <label key={unit} className={styles.unit}>
          <input type="radio" name="units" value={unit} defaultChecked={unit === first} />
          <span>{t(unit)}</span>
        </label>
      ))}
    </fieldset>
  )
}
