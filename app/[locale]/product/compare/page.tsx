import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompareChooser } from '#components/product/compare-chooser'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/tool-head'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/product/compare'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ComparePage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default async function ComparePage() {
  const t = await getTranslations('ComparePage')
  const crumb = await getTranslations('ProductCrumbs')
  return (
    <PageMain path={path}>
      <ToolHead label={t('label')} title={t('title')} lead={t('lead')} />
      <CompareChooser />
      <Breadcrumbs
        trail={[
          { name: crumb('products'), path: '/product' },
          { name: t('title'), path },
        ]}
      />
    </PageMain>
  )
}
