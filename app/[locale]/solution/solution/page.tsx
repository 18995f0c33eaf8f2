import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { WaterSolution } from '#components/solution/water-solution'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/solution/solution'

export const generateMetadata = metadataOf(path, 'WaterSolution')

export default async function WaterSolutionPage() {
  const t = await getTranslations('WaterSolution.hero')
  return (
    <PageMain path={path} crumb={t('label')}>
      <WaterSolution />
    </PageMain>
  )
}
