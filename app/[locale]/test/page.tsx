import { useTranslations } from 'next-intl'
import { PageMain } from '#components/site/page-main'
import { metadataOf } from '#lib/seo/metadata-of'
import { BenchBlock } from '../widget/bench-block'
import { HostSample } from './host-sample'

const path = '/test'

export const generateMetadata = metadataOf(path, 'TestPage')

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
