import { useTranslations } from 'next-intl'
import { ToolPicture } from './tool-picture'
import styles from './tool-waiting.module.scss'

/**
 * Stands where a tool will be, as high as one, so that nothing jumps when it comes: the sample lake on a board, swept or
 * being drawn.
 */
export function ToolWaiting({ tool }: { tool: 'coverage' | 'water' }) {
  const t = useTranslations('ToolPage')
  return (
    <div className={styles.waiting}>
      <ToolPicture tool={tool === 'coverage' ? 'console' : tool} />
      <p>{t('waiting')}</p>
    </div>
  )
}
