import { CaseIndex } from '#components/case/case-index'
import { metadataOf } from '#lib/seo/metadata-of'

export const generateMetadata = metadataOf('/case', 'CasePage')

export default function CasePage() {
  return <CaseIndex filter={{}} page={1} />
}
