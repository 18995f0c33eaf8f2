import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { UboatSolution } from '#components/solution/uboat-solution'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/solution/uboat'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('UboatSolution.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default async function UboatSolutionPage() {
  const t = await getTranslations('UboatSolution.hero')
  return (
    <PageMain path={path}>
      <UboatSolution />
      <Breadcrumbs trail={[{ name: t('label'), path }]} />
    </PageMain>
  )
}
