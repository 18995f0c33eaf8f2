import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/page/tool-head'
import { ToolPicture } from '#components/tools/page/tool-picture'
import { SiteLink } from '#components/ui/site-link'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

const path = '/tools'

const tools = [
  { id: 'finder', to: '/tools/finder' },
  { id: 'compare', to: '/product/compare' },
  { id: 'coverage', to: '/tools/coverage' },
  { id: 'water', to: '/tools/water' },
  { id: 'season', to: '/tools/season' },
  { id: 'tourBoat', to: '/tools/tour-boat' },
  { id: 'console', to: '/solution/solution', anchor: 'console' },
] as const

export const generateMetadata = metadataOf(path, 'ToolsPage')

export default async function ToolsPage() {
  const t = await getTranslations('ToolsPage')
  return (
    <PageMain path={path} crumb={t('title')}>
      <ToolHead label={t('label')} title={t('title')} lead={t('lead')} />
      <ul className={styles.tools}>
        {tools.map(({ id, ...link }) => (
          <li key={id}>
            <SiteLink className={styles.tool} {...link}>
              <ToolPicture tool={id} />
              <strong className={styles.name}>{t(`${id}.name`)}</strong>
              <span className={styles.text}>{t(`${id}.text`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </PageMain>
  )
}
