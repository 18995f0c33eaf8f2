import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { ConsentTick } from '#components/forms/consent-tick'
import { FormFrame } from '#components/forms/form-frame'
import { useStatusMessages } from '#components/forms/status-messages.ts'
import { SuccessMessage } from '#components/forms/success-message'
import { Island } from '#components/islands/island'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { fieldTraits } from '#lib/forms/forms'
import { honeypotField } from '#lib/forms/hidden-fields'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'
import styles from './honeypot.module.scss'

interface LeadFormProps extends Pick<ComponentProps<typeof FormFrame>, 'kind' | 'upload' | 'className' | 'children'> {
  path: SitePath
  send: string
  sent: { title: string; text: ReactNode }
}

/** A form of this site with everything all of them share; the page gives the fields (docs/forms.md). */
export function LeadForm({ kind, path, send, sent, upload, className, children }: LeadFormProps) {
  const t = useTranslations('LeadForm')
  const locale = useLocale()
  const consent = useTranslations('FormConsent')
  const { FieldErrors } = useMessages()
  const { ANSWER_DAYS } = environment()
  // A request for a dataset has an answer time of its own beside its form.
  const days = kind === 'dataset' ? undefined : ANSWER_DAYS
  return (
    <Island name={kind} starts="near">
      <FormFrame
        kind={kind}
        traits={fieldTraits(kind)}
        upload={upload}
        messages={{ ...useStatusMessages(), send, problems: FieldErrors }}
        sent={<SuccessMessage title={sent.title}>{sent.text}</SuccessMessage>}
        className={className}
        consent={
          <>
            <ConsentTick>
              {consent.rich(kind, {
                link: (text) => (
                  <SiteLink to="/privacy" target="_blank">
                    {text}
                  </SiteLink>
                ),
              })}
            </ConsentTick>
            {days && <p>{t('answer', { days })}</p>}
          </>
        }
      >
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="page" value={address(path, locale)} />
        <Honeypot label={t('leaveEmpty')} />
        {children}
      </FormFrame>
    </Island>
  )
}

/** A field that people never see and never fill; machines do (READ-11). */
function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
