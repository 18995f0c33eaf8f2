import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import styles from './tool-links.module.scss'

type ToolPath = '/product/compare' | '/tools/finder' | '/tools/coverage' | '/tools/season' | '/tools/tour-boat'

/** Links to tools that answer a reader's next questions, on one line. */
export function ToolLinks({ paths }: { paths: readonly ToolPath[] }) {
  const t = useTranslations('ToolLinks')
  return (
    <p data-screen-only="" className={styles.links}>
      {paths.map((path) => (
        <Action key={path} to={path} look="text">
          {t(path)}
        </Action>
      ))}
    </p>
  )
}
