import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { RobotSolution } from '#components/solution/robot-solution'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/solution/robot'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('RobotSolution.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default async function RobotSolutionPage() {
  const t = await getTranslations('RobotSolution.hero')
  return (
    <PageMain path={path}>
      <RobotSolution />
      <Breadcrumbs trail={[{ name: t('label'), path }]} />
    </PageMain>
  )
}
