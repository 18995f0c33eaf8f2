import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { pageMetadata } from '#lib/seo/page-metadata'
import { BenchBlock } from '../widget/bench-block'
import { HostSample } from './host-sample'

const path = '/test'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TestPage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

/** The widget's playground, laid out like a host site: tag, live settings, what happens. */
export default function TestPage() {
  const t = useTranslations('TestPage')
  return (
    <PageMain path={path}>
      <HostSample title={t('title')} lead={t('lead')}>
        <BenchBlock log level={2} />
      </HostSample>
    </PageMain>
  )
}
