import { useTranslations } from 'next-intl'
import { MenuCard } from '#components/site/menu-card'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import { company } from '#lib/content/company'
import type { GroupedPath, MenuGroupName } from '#lib/routes/menu'
import styles from './menu-group.module.scss'

interface MenuGroupProps {
  group: { name: MenuGroupName; pages: readonly GroupedPath[] }
}

/** One dropdown: a button and the panel it opens, a popover as wide as the window. */
export function MenuGroup({ group: { name, pages } }: MenuGroupProps) {
  const t = useTranslations('SiteMenu.groups')
  const panel = `menu-${name}`
  return (
    <li className={styles.group} data-menu-group="">
      <button type="button" className={styles.trigger} popoverTarget={panel}>
        {t(`${name}.name`)}
      </button>
      <div id={panel} className={styles.panel} popover="auto" data-tone="dark">
        <DeferUntilInteraction>
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
        </DeferUntilInteraction>
      </div>
    </li>
  )
}
