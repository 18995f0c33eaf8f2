import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FamilyNav } from '#components/datasets/family-nav'
import { FamilyPager } from '#components/datasets/family-pager'
import { FrameWall } from '#components/datasets/frame-wall'
import { ResearchPage } from '#components/datasets/research-page'
import { SourceLegendLink } from '#components/datasets/source-legend'
import { Breadcrumbs, type Crumb } from '#components/seo/breadcrumbs'
import { type Family, type FamilyPath, families, familyName } from '#lib/content/datasets/families'

interface FamilyPageProps {
  family: Family
  path: FamilyPath
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}

/** A chapter of a dataset family: its neighbours in the margin, its way on at the end, and how to read the marks. */
export function FamilyPage({ family, path, title, lead, children }: FamilyPageProps) {
  const t = useTranslations('DatasetFamily')
  const root = families[family][0]
  const trail: Crumb[] = [
    { name: t('index'), path: '/datasets' },
    { name: familyName[family], path: root },
  ]
  if (path !== root) trail.push({ name: t(`chapters.${path}`), path })
  return (
    <ResearchPage
      path={path}
      margin={<FamilyNav family={family} current={path} />}
      label={path === root ? t('label') : familyName[family]}
      title={title}
      lead={lead}
      wall={path === root && <FrameWall wall={family === 'flow' ? 'flow' : 'inland'} />}
    >
      {children}
      <SourceLegendLink />
      <FamilyPager family={family} current={path} />
      <Breadcrumbs trail={trail} />
    </ResearchPage>
  )
}
