import { useMessages, useTranslations } from 'next-intl'
import { ApplButton } from '#components/forms/appl-button'
import { ApplDialog } from '#components/forms/appl-dialog'
import { ApplDialogState } from '#components/forms/appl-dialog-states'
import { useStatusMessages } from '#components/forms/status-messages.ts'
import { Island } from '#components/islands/island'
import { PageMain } from '#components/site/page-main'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

const path = '/components/applDialog'

export const generateMetadata = metadataOf(path, 'ApplDialogDemo')

/** Every state of the application dialog side by side (READ-3). */
export default function ApplDialogPage() {
  const t = useTranslations('ApplDialogDemo')
  const dialog = useTranslations('ApplDialog')
  const form = useTranslations('LeadForm')
  const unsolicited = useTranslations('JoinPage')('unsolicited')
  const { FieldErrors } = useMessages()
  const messages = {
    ...useStatusMessages(),
    send: dialog('send'),
    choose: form('choose'),
    openingLabel: dialog('opening'),
  }
  const samples = [
    { id: 'empty', phase: { at: 'writing' } },
    {
      id: 'wrong',
      phase: { at: 'writing' },
      problems: { opening: FieldErrors.required, name: FieldErrors.required, email: FieldErrors.reach },
    },
    { id: 'sending', phase: { at: 'sending' } },
    { id: 'failed', phase: { at: 'failed', why: 'unavailable' } },
    { id: 'long', phase: { at: 'writing' }, chosen: t('long') },
  ] as const
  return (
    <PageMain path={path}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <section className={styles.live}>
          <p>{t('liveText')}</p>
          <ApplButton label={t('live')} look="buoy" />
        </section>
        <div className={styles.samples}>
          {samples.map(({ id, phase, ...rest }) => (
            <section key={id} aria-labelledby={`sample-${id}`}>
              <h2 className={styles.name} id={`sample-${id}`}>
                {t(`states.${id}`)}
              </h2>
              <Island name={id} starts="near">
                <ApplDialogState id={id} phase={phase} opening={unsolicited} messages={messages} {...rest} />
              </Island>
            </section>
          ))}
          <section aria-labelledby="sample-sent">
            <h2 className={styles.name} id="sample-sent">
              {t('states.sent')}
            </h2>
            <div className={styles.sent}>
              <p className={styles.sentTitle}>{dialog('sent.title')}</p>
              <p>{dialog('sent.text')}</p>
            </div>
          </section>
        </div>
      </div>
      <ApplDialog path={path} openings={[{ value: unsolicited, label: unsolicited }]} />
    </PageMain>
  )
}
