import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { BearingMarks } from '#components/ui/bearing-marks'
import { H2, H3 } from '#components/ui/heading'
import { environment } from '#lib/config/environment'
import { mapLink, mapsOf } from '#lib/content/place/map-links'
import styles from './company-place.module.scss'
import { GoogleMap } from './google-map'
import { positionText } from './position-text.ts'

/** The company's address as a plate on a chart, with map links by language; nothing without an address (READ-9). */
export function CompanyPlace() {
  const t = useTranslations('ContactPage')
  const { map } = useMessages().ContactPage
  const locale = useLocale()
  const set = environment()
  const address = locale === 'zh' ? set.COMPANY_ADDRESS_ZH : set.COMPANY_ADDRESS_EN
  if (!address) return null
  const name = (locale === 'zh' ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN) ?? 'ORCA'
  const point = set.COMPANY_COORDINATES
  return (
    <section className={styles.place} aria-labelledby="place-title" data-tone="dark" id="place">
      <div className={styles.grid}>
        <BearingMarks className={styles.plate}>
          <H2 className={styles.title} id="place-title">
            {t('place.title')}
          </H2>
          <address className={styles.address}>{address}</address>
          {point && (
            <>
              <p className={styles.coordinates}>
                {t('place.coordinates')} {positionText(point)}
              </p>
              <H3 className={styles.mapsTitle}>{t('place.maps')}</H3>
              <ul className={styles.maps}>
                {mapsOf[locale].map((service) => (
                  <li key={service}>
                    <a href={mapLink(service, { name, address, point })} rel="noreferrer" target="_blank">
                      {t(`place.${service}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </BearingMarks>
        {locale === 'en' && set.GOOGLE_MAPS_KEY && point && (
          <Island name="map">
            <GoogleMap apiKey={set.GOOGLE_MAPS_KEY} point={point} query={`${name} ${address}`} messages={map} />
          </Island>
        )}
      </div>
    </section>
  )
}
