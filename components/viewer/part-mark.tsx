import type { StagePart } from '#components/viewer/viewer-parts.ts'
import styles from './part-mark.module.scss'

interface PartMarkProps {
  part: StagePart
  number: number
  chosen: boolean
  onChoose: (part: StagePart) => void
}

/** A numbered mark on a part; its name shows under the pointer, with the focus and once chosen. */
export function PartMark({ part, number, chosen, onChoose }: PartMarkProps) {
  return (
    <button type="button" className={styles.mark} data-mark="" aria-pressed={chosen} onClick={() => onChoose(part)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name}>{part.name}</span>
    </button>
  )
}
