import { useLocale, useTranslations } from 'next-intl'
import { headerId } from '#components/page-script/site-header.ts'
import { LanguageButton } from '#components/site/language-button'
import { MenuGroup } from '#components/site/menu-group'
import { MobileMenu } from '#components/site/mobile-menu'
import { Wordmark } from '#components/site/wordmark'
import { SiteLink } from '#components/ui/site-link'
import { menuFor } from '#lib/routes/menu'
import styles from './site-header.module.scss'

/** The fixed header. Works without script: dropdowns are popovers, small menu and language choice dialogs. Script adds hover and keys. */
export function SiteHeader() {
  const t = useTranslations('SiteHeader')
  const tPages = useTranslations('PageNames')
  const entries = menuFor(useLocale())
  return (
    <header id={headerId} className={styles.header}>
      <SiteLink to="/" className={styles.logo} aria-label={t('home')}>
        <Wordmark />
      </SiteLink>
      <nav className={styles.nav} aria-label={t('nav')} data-menu="">
        <ul className={styles.entries}>
          {entries.map((entry) =>
            entry.kind === 'group' ? (
              <MenuGroup key={entry.name} group={entry} />
            ) : (
              <li key={entry.to}>
                <SiteLink to={entry.to} className={styles.entry}>
                  {tPages(entry.to)}
                </SiteLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.tools}>
        <LanguageButton className={styles.entry} />
        <SiteLink to="/quote" className={styles.quote}>
          {t('quote')}
        </SiteLink>
        <MobileMenu entries={entries} />
      </div>
    </header>
  )
}
