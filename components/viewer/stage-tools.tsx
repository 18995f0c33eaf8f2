import type { Messages } from '#lib/i18n/messages'
import styles from './stage-tools.module.scss'

export type ToolMessages = Pick<
  Messages['BoatViewer'],
  'zoomIn' | 'zoomOut' | 'reset' | 'lamps' | 'fullScreen' | 'close'
> & {
  /** Keys and what they do. */
  hints: readonly { keys: string; does: string }[]
}

interface StageToolsProps {
  messages: ToolMessages
  hintsId: string
  onZoom: (factor: number) => void
  onReset: () => void
  isLit: boolean
  onLamps: () => void
  onFullScreen: () => void
  onClose: () => void
}

const nearer = 1.25

/** The buttons under the boat, and the keys that do the same. */
export function StageTools({
  messages,
  hintsId,
  onZoom,
  onReset,
  isLit,
  onLamps,
  onFullScreen,
  onClose,
}: StageToolsProps) {
  return (
    <div className={styles.tools}>
      <dl className={styles.hints} id={hintsId}>
        {messages.hints.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <button type="button" onClick={() => onZoom(1 / nearer)} aria-label={messages.zoomOut} title={messages.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => onZoom(nearer)} aria-label={messages.zoomIn} title={messages.zoomIn}>
          +
        </button>
        <button type="button" onClick={onReset}>
          {messages.reset}
        </button>
        <button type="button" aria-pressed={isLit} onClick={onLamps}>
          {messages.lamps}
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={onFullScreen}>
            {messages.fullScreen}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </div>
  )
}
