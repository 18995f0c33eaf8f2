import '#styles/global.scss'
import type { Metadata, Viewport } from 'next'
import { HydrationSignal } from '#components/islands/hydrate-island'
import { EnglishExtras } from '#components/site/english-extras'
import { FailedChunkNotice } from '#components/site/failed-chunk-notice'
import { HotlineWidget } from '#components/site/hotline-widget'
import { PageScript } from '#components/site/page-script'
import { SiteFooter } from '#components/site/site-footer'
import { SiteHeader } from '#components/site/site-header'
import { SkipLink } from '#components/site/skip-link'
import { StatisticsConsent } from '#components/site/statistics-consent'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'
import { currentLocale } from '#lib/i18n/current-locale'
import { fontVariables } from '#lib/i18n/fonts'
import { languageTag, locales } from '#lib/i18n/locales'
import { colours } from '#lib/markup/colours'
import { ownerMetadata } from '#lib/seo/owner-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export const metadata: Metadata = { metadataBase: new URL(siteOrigin()), ...ownerMetadata(environment()) }

export const viewport: Viewport = { themeColor: colours.ink, colorScheme: 'light' }

/** The layout around every page: header, footer and extras; prerendered in both languages. */
export default async function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <html lang={languageTag[await currentLocale()]} className={fontVariables}>
      {/* Baidu and carriers must send the page as it is, not a transcoded copy. */}
      <head>
        <meta httpEquiv="Cache-Control" content="no-transform" />
      </head>
      <body>
        <SkipLink />
        <SiteHeader />
        {children}
        <SiteFooter />
        <EnglishExtras />
        <FailedChunkNotice />
        <StatisticsConsent />
        <HotlineWidget />
        <PageScript />
        <HydrationSignal />
      </body>
    </html>
  )
}
