import { useLocale, useTranslations } from 'next-intl'
import { areaUnits, perHour } from '#lib/content/area-units'
import styles from './unit-switch.module.scss'

/** Chooses the unit of every area on the page (`components/page-script/area-unit.ts`), and brings its words. */
export function UnitSwitch() {
  const t = useTranslations('UnitSwitch')
  const name = useTranslations('Figures.units')
  const form = useTranslations('Figures.forms')
  const said = { value: '{value}' }
  const units = areaUnits[useLocale()]
  return (
    <fieldset
      data-screen-only=""
      className={styles.switch}
      data-about={form('about', said)}
      data-over={form('over', said)}
      data-up-to={form('upTo', said)}
    >
      <legend className={styles.legend}>{t('legend')}</legend>
      {units.map((unit, index) => (
        <label key={unit} className={styles.unit}>
          <input
            type="radio"
            name="units"
            value={unit}
            defaultChecked={index === 0}
            data-per-hour={name(perHour[unit])}
          />
          <span>{name(unit)}</span>
        </label>
      ))}
    </fieldset>
  )
}
