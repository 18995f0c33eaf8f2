import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FrameWall } from '#components/datasets/family/frame-wall'
import { ResearchPage } from '#components/datasets/page/research-page'
import { SourceLegendLink } from '#components/datasets/page/source-legend'
import { Breadcrumbs, type Crumb } from '#components/seo/breadcrumbs'
import { SiteLink } from '#components/ui/site-link'
import { type Family, type FamilyPath, families, familyName } from '#lib/content/datasets/families'
import styles from './family-nav.module.scss'
import pager from './family-pager.module.scss'

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

function FamilyNav({ family, current }: { family: Family; current: FamilyPath }) {
  const t = useTranslations('DatasetFamily')
  return (
    <nav className={styles.nav} aria-label={t('chaptersOf', { family: familyName[family] })}>
      <ul className={styles.list}>
        {families[family].map((path) => (
          <li key={path}>
            <SiteLink to={path} className={styles.link} aria-current={path === current ? 'page' : undefined}>
              {t(`chapters.${path}`)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={families[family][0]} anchor="request" className={styles.link}>
            {t('request')}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}

function FamilyPager({ family, current }: { family: Family; current: FamilyPath }) {
  const t = useTranslations('DatasetFamily')
  const chapters: readonly FamilyPath[] = families[family]
  const at = chapters.indexOf(current)
  const before = chapters[at - 1]
  const after = chapters[at + 1]
  return (
    <nav className={pager.pager} aria-label={t('pager')}>
      {before && (
        <SiteLink to={before} className={pager.step} rel="prev">
          <span className={pager.word}>{t('previous')}</span>
          {t(`chapters.${before}`)}
        </SiteLink>
      )}
      {after && (
        <SiteLink to={after} className={pager.step} rel="next">
          <span className={pager.word}>{t('next')}</span>
          {t(`chapters.${after}`)}
        </SiteLink>
      )}
    </nav>
  )
}
