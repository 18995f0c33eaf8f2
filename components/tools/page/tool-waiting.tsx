import { useTranslations } from 'next-intl'
import styles from './tool-waiting.module.scss'

/** Stands where a tool will be, as high as one, so that nothing jumps when it comes. */
export function ToolWaiting() {
  return <p className={styles.waiting}>{useTranslations('ToolPage')('waiting')}</p>
}
