import { useLocale, useMessages, useTranslations } from 'next-intl'
import { AnswerDesk } from '#components/answer/answer-desk'
import { Island } from '#components/islands/island'
import { PageMain } from '#components/site/page-main'
import { Wordmark } from '#components/site/wordmark'
import { languageTag, otherLocale } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

const path = '/answer'

export const generateMetadata = metadataOf(path, 'AnswerPage')

/** Where a link of a notice leads (docs/decisions/066). The page itself is empty: it loads the conversation with the right after `#`. */
export default function AnswerPage() {
  const t = useTranslations('AnswerPage')
  const locale = useLocale()
  const { AnswerDesk: words } = useMessages()
  const other = otherLocale(locale)
  return (
    <PageMain path={path}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Wordmark />
          <h1>{t('title')}</h1>
          {/* The tab remembers the right: the address of the other language needs none. */}
          <a href={address(path, other)} hrefLang={languageTag[other]} lang={languageTag[other]}>
            {t('language')}
          </a>
        </header>
        <noscript>
          <p className={styles.script}>{t('script')}</p>
        </noscript>
        <Island name="answer" starts="at-once">
          <AnswerDesk locale={locale} words={words} />
        </Island>
      </div>
    </PageMain>
  )
}
