import { useLocale, useTranslations } from 'next-intl'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { PlainList } from '#components/datasets/page/plain-list'
import { ResearchTable } from '#components/datasets/page/research-table'
import { SiteLink } from '#components/ui/site-link'
import { usvPaper } from '#lib/content/datasets/usvinland'
import { address } from '#lib/routes/address'
import { oldDatasetAddresses } from '#lib/routes/old-addresses'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/Introduction'
const tasks = ['slam', 'stereo', 'water'] as const

export const generateMetadata = metadataOf(path, 'UsvIntroductionPage')

export default function UsvIntroductionPage() {
  const t = useTranslations('UsvIntroductionPage')
  const locale = useLocale()
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <Chapter id="paper" title={t('paper.title')} text={t('paper.text')}>
        <FactList facts={usvPaper} />
      </Chapter>
      <Chapter id="tasks" title={t('tasks.title')}>
        <PlainList items={tasks.map((id) => ({ id, text: t(`tasks.items.${id}`) }))} />
      </Chapter>
      <Chapter id="links" title={t('links.title')} text={t('links.text')}>
        <ResearchTable
          caption={t('links.title')}
          columns={[t('links.old'), t('links.now')]}
          rows={Object.entries(oldDatasetAddresses).map(([old, now]) => ({
            id: old,
            cells: [
              <code key="old">{old}</code>,
              <SiteLink key="now" to={now}>
                {address(now, locale)}
              </SiteLink>,
            ],
          }))}
        />
      </Chapter>
    </FamilyPage>
  )
}
