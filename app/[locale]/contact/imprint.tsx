import { useLocale, useTranslations } from 'next-intl'
import { useCompanyFigures } from '#components/sections/company-figures.ts'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { environment } from '#lib/config/environment'
import { Desk } from './contact-forms'
import styles from './imprint.module.scss'

/** Company figures that fit beside the imprint. */
const briefly = new Set(['founded', 'staff', 'waters'])

/** The imprint that EU and Chinese law require; a line without a setting is left out. */
export function Imprint() {
  const t = useTranslations('ContactPage.imprint')
  const names = useTranslations('PageNames')
  const zh = useLocale() === 'zh'
  const set = environment()
  const lines = [
    ['company', zh ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN],
    ['address', zh ? set.COMPANY_ADDRESS_ZH : set.COMPANY_ADDRESS_EN],
    ['phone', set.COMPANY_HOTLINE],
    ['email', set.EMAIL_SALES],
    ['registration', zh ? set.COMPANY_REGISTRATION_ZH : set.COMPANY_REGISTRATION_EN],
    ['representative', zh ? set.COMPANY_REPRESENTATIVE_ZH : set.COMPANY_REPRESENTATIVE_EN],
    ['eu', zh ? undefined : set.EU_REPRESENTATIVE],
  ] as const
  const [[, name]] = lines
  return (
    <Desk id="imprint" title={t('title')} lead={name ? undefined : t('brand')} tone="paper">
      <dl className={styles.lines}>
        {lines.map(
          ([id, value]) =>
            value && (
              <div key={id}>
                <dt>{t(id)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <DataPlate entries={useCompanyFigures().filter(({ id }) => briefly.has(id))} />
      <p className={styles.more}>
        <Action to="/aboutus" look="text">
          {names('/aboutus')}
        </Action>
      </p>
    </Desk>
  )
}
