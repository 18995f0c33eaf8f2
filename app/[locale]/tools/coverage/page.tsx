import { getTranslations } from 'next-intl/server'
import { CoverageSection } from '#components/tools/coverage-section'
import { ToolPage } from '#components/tools/tool-page'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/coverage'

export const generateMetadata = metadataOf(path, 'CoveragePage')

export default async function CoveragePage() {
  const t = await getTranslations('CoveragePage')
  return (
    <ToolPage path={path} copy={{ label: t('label'), title: t('title'), lead: t('lead'), noScript: t('noScript') }}>
      <CoverageSection />
    </ToolPage>
  )
}
