import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Chapter } from '#components/datasets/chapter'
import { DatasetMailbox } from '#components/datasets/dataset-mailbox'
import { RequestLookUp } from '#components/datasets/request-look-up'
import { RequestTerms } from '#components/datasets/request-terms'
import { ResearchPage } from '#components/datasets/research-page'
import { Action } from '#components/ui/action'
import { families, familyName } from '#lib/content/datasets/families'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/datasets/request'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('DataRequestPage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

/** Where a researcher looks up a request, has its email sent again or withdraws it. */
export default function DataRequestPage() {
  const t = useTranslations('DataRequestPage')
  return (
    <ResearchPage
      path={path}
      margin={(['flow', 'usvInland'] as const).map((family) => (
        <p key={family}>
          <Action look="text" to={families[family][0]} anchor="request">
            {t('ask', { family: familyName[family] })}
          </Action>
        </p>
      ))}
      label={t('label')}
      title={t('title')}
      lead={t('lead')}
    >
      <RequestLookUp />
      <Chapter id="help" title={t('help')} text={t('helpText')}>
        <RequestTerms />
        <DatasetMailbox isStatusPage />
      </Chapter>
    </ResearchPage>
  )
}
