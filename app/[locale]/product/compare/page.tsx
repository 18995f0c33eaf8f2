import { getTranslations } from 'next-intl/server'
import { CompareChooser } from '#components/product/compare-chooser'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/page/tool-head'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/product/compare'

export const generateMetadata = metadataOf(path, 'ComparePage')

export default async function ComparePage() {
  const t = await getTranslations('ComparePage')
  const crumb = await getTranslations('ProductCrumbs')
  return (
    <PageMain path={path} above={{ name: crumb('products'), path: '/product' }} crumb={t('title')}>
      <ToolHead label={t('label')} title={t('title')} lead={t('lead')} />
      <CompareChooser />
    </PageMain>
  )
}
