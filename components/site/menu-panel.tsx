import { useTranslations } from 'next-intl'
import { MenuCard } from '#components/site/menu-card'
import { company } from '#lib/content/company'
import type { GroupedPath, MenuGroupName } from '#lib/routes/menu'
import styles from './menu-panel.module.scss'

export interface MenuPanelProps {
  name: MenuGroupName
  pages: readonly GroupedPath[]
}

/** What an open dropdown shows: its name, a sentence, a card a page. */
export function MenuPanel({ name, pages }: MenuPanelProps) {
  const t = useTranslations('SiteMenu.groups')
  return (
    <div className={styles.body}>
      <p className={styles.title}>{t(`${name}.name`)}</p>
      <p className={styles.lead}>{t(`${name}.lead`, { year: String(company.founded) })}</p>
      <ul className={styles.cards}>
        {pages.map((path) => (
          <li key={path}>
            <MenuCard path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}
