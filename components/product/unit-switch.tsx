import { useLocale, useTranslations } from 'next-intl'
import { areaUnits } from '#lib/content/area-units'
import styles from './unit-switch.module.scss'

/** Chooses the unit of every area on the page, by radio buttons alone (see `UnitReading`); one to a page. */
export function UnitSwitch() {
  const t = useTranslations('UnitSwitch')
  const name = useTranslations('Figures.units')
  const units = areaUnits[useLocale()]
  return (
    <fieldset data-screen-only="" className={styles.switch}>
      <legend className={styles.legend}>{t('legend')}</legend>
      {units.map((unit, index) => (
        <label key={unit} className={styles.unit}>
          <input type="radio" name="units" value={unit} defaultChecked={index === 0} />
          <span>{name(unit)}</span>
        </label>
      ))}
    </fieldset>
  )
}
