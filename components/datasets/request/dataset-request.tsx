import { useTranslations } from 'next-intl'
import { RequestTerms } from '#components/datasets/request/request-terms'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { SentNumber } from '#components/forms/sent-number'
import { SiteLink } from '#components/ui/site-link'
import { type Family, families, familyName } from '#lib/content/datasets/families'

/** A researcher asks for a family's data; the answer, with its number, comes on the same page. */
export function DatasetRequest({ family }: { family: Family }) {
  const t = useTranslations('DatasetRequest')
  return (
    <LeadForm
      kind="dataset"
      path={families[family][0]}
      send={t('send')}
      sent={{
        title: t('sentTitle'),
        text: (
          <>
            <p>{t('sentText', { family: familyName[family] })}</p>
            <SentNumber label={t('number')} />
            <p>{t.rich('keep', { link: (text) => <SiteLink to="/datasets/request">{text}</SiteLink> })}</p>
          </>
        ),
      }}
    >
      <input type="hidden" name="dataset" value={familyName[family]} />
      <LeadField form="dataset" name="name" />
      <LeadField form="dataset" name="email" hint={t('emailHint')} />
      <LeadField form="dataset" name="organisation" hint={t('organisationHint')} />
      <LeadField form="dataset" name="purpose" hint={t('purposeHint')} />
      <RequestTerms />
    </LeadForm>
  )
}
