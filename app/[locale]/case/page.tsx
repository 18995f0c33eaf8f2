import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseIndex } from '#components/case/case-index'
import { pageMetadata } from '#lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CasePage.meta')
  return pageMetadata('/case', { title: t('title'), description: t('description') })
}

export default function CasePage() {
  return <CaseIndex filter={{}} page={1} />
}
