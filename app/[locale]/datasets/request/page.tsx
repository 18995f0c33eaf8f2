import { useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/page/chapter'
import { ResearchPage } from '#components/datasets/page/research-page'
import { DatasetMailbox } from '#components/datasets/request/dataset-mailbox'
import { RequestLookUp } from '#components/datasets/request/request-look-up'
import { RequestTerms } from '#components/datasets/request/request-terms'
import { Action } from '#components/ui/action'
import { families, familyName } from '#lib/content/datasets/families'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/request'

export const generateMetadata = metadataOf(path, 'DataRequestPage')

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
