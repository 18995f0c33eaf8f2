import { useTranslations } from 'next-intl'
import { smallMenuId } from '#components/page-script/small-menu.ts'
import { LanguageButton } from '#components/site/language-button'
import { PageList } from '#components/site/page-list'
import { Wordmark } from '#components/site/wordmark'
import { Action } from '#components/ui/action'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import { SiteLink } from '#components/ui/site-link'
import type { menuFor } from '#lib/routes/menu'
import styles from './mobile-menu.module.scss'

/**
 * The menu of narrow windows: a button and a full-screen dialog. It is a popover, since opening a modal dialog makes a slow phone
 * recompute all styles; `watchSmallMenu` adds what a modal one would do.
 */
export function MobileMenu({ entries }: { entries: ReturnType<typeof menuFor> }) {
  const t = useTranslations('SiteHeader')
  const tPages = useTranslations('PageNames')
  const tGroups = useTranslations('SiteMenu.groups')
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={smallMenuId} aria-haspopup="dialog">
        {t('open')}
      </button>
      <dialog
        id={smallMenuId}
        className={styles.menu}
        popover="auto"
        aria-label={t('open')}
        aria-modal="true"
        data-tone="dark"
      >
        <DeferUntilInteraction>
          <div className={styles.head}>
            <SiteLink to="/" className={styles.logo} aria-label={t('home')}>
              <Wordmark />
            </SiteLink>
            <button
              type="button"
              className={styles.close}
              popoverTarget={smallMenuId}
              popoverTargetAction="hide"
              aria-label={t('close')}
            />
          </div>
          <nav className={styles.nav} aria-label={t('nav')}>
            <ul className={styles.entries}>
              {entries.map((entry) =>
                entry.kind === 'page' ? (
                  <li key={entry.to}>
                    <SiteLink to={entry.to}>{tPages(entry.to)}</SiteLink>
                  </li>
                ) : (
                  <li key={entry.name}>
                    <details name="site-menu">
                      <summary>{tGroups(`${entry.name}.name`)}</summary>
                      <PageList className={styles.pages} paths={entry.pages} />
                    </details>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <div className={styles.foot}>
            <Action to="/quote">{t('quote')}</Action>
            <LanguageButton className={styles.language} />
          </div>
        </DeferUntilInteraction>
      </dialog>
    </>
  )
}
