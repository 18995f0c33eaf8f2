import { CoverageSection } from '#components/tools/coverage-section'
import { ToolPage } from '#components/tools/tool-page'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/coverage'

export const generateMetadata = metadataOf(path, 'CoveragePage')

export default function CoveragePage() {
  return (
    <ToolPage path={path} words="CoveragePage">
      <CoverageSection />
    </ToolPage>
  )
}
