import { useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { ContactPanelForm } from '#components/site/contact-panel-form'
import { ContactPanelFrame } from '#components/site/contact-panel-frame'
import { SiteLink } from '#components/ui/site-link'
import { address } from '#lib/routes/address'
import styles from './contact-panel.module.scss'

/** The draggable panel of the English pages (SPEC-2 and SPEC-4); collapsed until it is wanted. */
export function ContactPanel() {
  const t = useTranslations('ContactPanel')
  const { title, move, plain, notice, ...words } = useMessages().ContactPanel
  return (
    <ContactPanelFrame title={title} move={move}>
      <p className={styles.plain}>
        <SiteLink to="/advisory">{plain}</SiteLink>
      </p>
      <div className={styles.needsScript}>
        <Island name="contact-panel">
          <ContactPanelForm
            formPage={address('/advisory', 'en')}
            notice={t.rich('notice', { link: (text) => <SiteLink to="/privacy">{text}</SiteLink> })}
            messages={words}
          />
        </Island>
      </div>
    </ContactPanelFrame>
  )
}
