import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { SiteLink } from '#components/ui/site-link'
import { pageMetadata } from '#lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound.meta')
  return pageMetadata('/404', { title: t('title'), description: t('description') })
}

/** What the middleware rewrites unknown addresses to, with status 404 and in the address's language. */
export default async function NotFoundPage() {
  const t = await getTranslations('NotFound')
  return (
    <PageMain path="/404">
      <h1>{t('title')}</h1>
      <SiteLink to="/">{t('back')}</SiteLink>
    </PageMain>
  )
}
