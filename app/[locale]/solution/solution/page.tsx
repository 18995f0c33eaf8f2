import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { WaterSolution } from '#components/solution/water-solution'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/solution/solution'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('WaterSolution.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default async function WaterSolutionPage() {
  const t = await getTranslations('WaterSolution.hero')
  return (
    <PageMain path={path}>
      <WaterSolution />
      <Breadcrumbs trail={[{ name: t('label'), path }]} />
    </PageMain>
  )
}
