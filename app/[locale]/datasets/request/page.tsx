import { useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/chapter'
import { DatasetMailbox } from '#components/datasets/dataset-mailbox'
import { RequestLookUp } from '#components/datasets/request-look-up'
import { RequestTerms } from '#components/datasets/request-terms'
import { ResearchPage } from '#components/datasets/research-page'
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
