import { useTranslations } from 'next-intl'
import { TextField } from '#components/forms/text-field'
import { fields } from '#lib/forms/fields'
import styles from './reach-fields.module.scss'

/** Email and telephone, of which one is enough (READ-11). */
export function ReachFields() {
  const t = useTranslations('ReachFields')
  const label = useTranslations('LeadFields')
  return (
    <fieldset className={styles.reach}>
      <legend className={styles.legend}>{t('legend')}</legend>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.pair}>
        <TextField name="email" label={label('email')} type="email" autoComplete="email" maxLength={fields.email.max} />
        <TextField name="phone" label={label('phone')} type="tel" autoComplete="tel" maxLength={fields.phone.max} />
      </div>
    </fieldset>
  )
}
