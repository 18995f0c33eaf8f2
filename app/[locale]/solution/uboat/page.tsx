import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { UboatSolution } from '#components/solution/uboat-solution'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/solution/uboat'

export const generateMetadata = metadataOf(path, 'UboatSolution')

export default async function UboatSolutionPage() {
  const t = await getTranslations('UboatSolution.hero')
  return (
    <PageMain path={path} crumb={t('label')}>
      <UboatSolution />
    </PageMain>
  )
}
