import { useLocale, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { exactly } from '#lib/content/boats/figure'
import { printQuantity } from '#lib/content/boats/print'
import { gapBefore } from '#lib/content/boats/print-quantity'
import { company } from '#lib/content/company'
import styles from './apas-figures.module.scss'

/** The pilot system's record in two figures on a picture. Never in a view with units shipped (READ-5). */
export function ApasFigures() {
  const t = useTranslations('ApasFigures')
  const locale = useLocale()
  const figures = [
    {
      id: 'vessels',
      label: t('vessels'),
      value: t('vesselsFigure', { count: company.vesselsWithApasOver }),
      unit: t('vesselsUnit'),
    },
    {
      id: 'distance',
      label: t('distance'),
      value: printQuantity(exactly(company.autonomousDistanceKm), locale, 0),
      unit: t('distanceUnit'),
    },
  ]
  return (
    <section className={styles.apas} id="apas" data-tone="dark">
      <div className={styles.stage}>
        <Picture className={styles.picture} name="apas-perception" sizes="(min-width: 1024px) 100vw, 160vw" />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.label}>{t('label')}</p>
          <H2 className={styles.title}>{t('title')}</H2>
          <p className={styles.lead}>{t('lead')}</p>
          <Action to="/product/apas" look="text">
            {t('link')}
          </Action>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ id, label, value, unit }) => (
            <div key={id} className={styles.entry}>
              <dt className={styles.name}>{label}</dt>
              <dd className={styles.value}>
                <span className={styles.figure}>{value}</span>
                <span className={styles.unit}>{gapBefore(unit, value) + unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
