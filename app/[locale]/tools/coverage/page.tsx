import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CoverageSection } from '#components/tools/coverage-section'
import { ToolPage } from '#components/tools/tool-page'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/tools/coverage'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CoveragePage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default async function CoveragePage() {
  const t = await getTranslations('CoveragePage')
  return (
    <ToolPage path={path} copy={{ label: t('label'), title: t('title'), lead: t('lead'), noScript: t('noScript') }}>
      <CoverageSection />
    </ToolPage>
  )
}
