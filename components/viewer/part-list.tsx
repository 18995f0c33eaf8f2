import type { StagePart } from '#components/viewer/viewer-parts.ts'
import type { PartKey } from '#lib/content/model-parts'
import { formatMessage } from '#lib/i18n/format-message'
import styles from './part-list.module.scss'

interface PartListProps {
  parts: readonly StagePart[]
  chosen: StagePart | undefined
  /** There while the boat can be turned to a part. */
  onChoose: ((part: StagePart) => void) | undefined
  working: ReadonlySet<PartKey>
  onWork: (part: StagePart) => void
  messages: { work: string; workOf: string }
}

/** The named parts in words: to read without the boat, to turn it to a part with. */
export function PartList({ parts, chosen, onChoose, working, onWork, messages }: PartListProps) {
  return (
    <ol className={styles.list}>
      {parts.map((part) => (
        <li key={part.key} data-chosen={part === chosen ? '' : undefined}>
          <h3 className={styles.name}>
            {onChoose ? (
              <button type="button" aria-pressed={part === chosen} onClick={() => onChoose(part)}>
                {part.name}
              </button>
            ) : (
              part.name
            )}
          </h3>
          <p>
            {part.text}
            {onChoose && part.isMoved && (
              <button
                type="button"
                className={styles.work}
                aria-pressed={working.has(part.key)}
                aria-label={formatMessage(messages.workOf, { part: part.name })}
                onClick={() => onWork(part)}
              >
                {messages.work}
              </button>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
