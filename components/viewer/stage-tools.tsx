import styles from './stage-tools.module.scss'

export interface ToolWords {
  zoomIn: string
  zoomOut: string
  reset: string
  fullScreen: string
  close: string
  /** Keys and what they do. */
  hints: readonly { keys: string; does: string }[]
}

interface StageToolsProps {
  words: ToolWords
  hintsId: string
  onZoom: (factor: number) => void
  onReset: () => void
  onFullScreen: () => void
  onClose: () => void
}

const nearer = 1.25

/** The buttons under the boat, and the keys that do the same. */
export function StageTools({ words, hintsId, onZoom, onReset, onFullScreen, onClose }: StageToolsProps) {
  return (
    <div className={styles.tools}>
      <dl className={styles.hints} id={hintsId}>
        {words.hints.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <button type="button" onClick={() => onZoom(1 / nearer)} aria-label={words.zoomOut} title={words.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => onZoom(nearer)} aria-label={words.zoomIn} title={words.zoomIn}>
          +
        </button>
        <button type="button" onClick={onReset}>
          {words.reset}
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={onFullScreen}>
            {words.fullScreen}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  )
}
