import { useTranslations } from 'next-intl'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { PlainList } from '#components/datasets/page/plain-list'
import { Action } from '#components/ui/action'
import { flow, flowPaper } from '#lib/content/datasets/flow'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/FloW/Introduction'
const tasks = ['image', 'small', 'radar', 'fusion'] as const

export const generateMetadata = metadataOf(path, 'FlowIntroductionPage')

export default function FlowIntroductionPage() {
  const t = useTranslations('FlowIntroductionPage')
  return (
    <FamilyPage family="flow" path={path} title={t('title')} lead={t('lead')}>
      <Chapter id="paper" title={t('paper.title')} text={t('paper.text')}>
        <FactList facts={flowPaper} />
      </Chapter>
      <Chapter id="tasks" title={t('tasks.title')}>
        <PlainList items={tasks.map((id) => ({ id, text: t(`tasks.items.${id}`, { px: flow.smallObjectPx }) }))} />
      </Chapter>
      <Chapter id="baselines" title={t('baselines.title')} text={t('baselines.text')} />
      <Chapter id="companion" title={t('companion.title')} text={t('companion.text')}>
        <p>
          <Action look="text" to="/datasets" anchor="risfnet">
            {t('companion.link')}
          </Action>
        </p>
      </Chapter>
    </FamilyPage>
  )
}
