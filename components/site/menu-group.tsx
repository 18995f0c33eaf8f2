import { useTranslations } from 'next-intl'
import { MenuCard } from '#components/site/menu-card'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import { company } from '#lib/content/company'
import type { GroupedPath, MenuGroupName } from '#lib/routes/menu'
import styles from './menu-group.module.scss'
import panel from './menu-panel.module.scss'

/** One dropdown: a button and the panel it opens, a popover as wide as the window. */
export function MenuGroup({ group }: { group: MenuPanelProps }) {
  const t = useTranslations('SiteMenu.groups')
  const panel = `menu-${group.name}`
  return (
    <li className={styles.group} data-menu-group="">
      <button type="button" className={styles.trigger} popoverTarget={panel}>
        {t(`${group.name}.name`)}
      </button>
      <div id={panel} className={styles.panel} popover="auto" data-tone="dark">
        <DeferUntilInteraction>
          <MenuPanel {...group} />
        </DeferUntilInteraction>
      </div>
    </li>
  )
}

interface MenuPanelProps {
  name: MenuGroupName
  pages: readonly GroupedPath[]
}

/** The content of an open dropdown: its name, a sentence, a card for each page. */
function MenuPanel({ name, pages }: MenuPanelProps) {
  const t = useTranslations('SiteMenu.groups')
  return (
    <div className={panel.body}>
      <p className={panel.title}>{t(`${name}.name`)}</p>
      <p className={panel.lead}>{t(`${name}.lead`, { year: String(company.founded) })}</p>
      <ul className={panel.cards}>
        {pages.map((path) => (
          <li key={path}>
            <MenuCard path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}
