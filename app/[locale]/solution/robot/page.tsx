import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { RobotSolution } from '#components/solution/robot-solution'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/solution/robot'

export const generateMetadata = metadataOf(path, 'RobotSolution')

export default async function RobotSolutionPage() {
  const t = await getTranslations('RobotSolution.hero')
  return (
    <PageMain path={path} crumb={t('label')}>
      <RobotSolution />
    </PageMain>
  )
}
