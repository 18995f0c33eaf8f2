import { useTranslations } from 'next-intl'
import { MenuPanel, type MenuPanelProps } from '#components/site/menu-panel'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import styles from './menu-group.module.scss'

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
