import { useTranslations } from 'next-intl'
import type { Figure } from '#lib/content/boats/types'
import styles from './figure-mark.module.scss'

export type NoteKind = 'assigned' | 'reported' | 'conditional'

/** Which reservation a figure prints with, if any (READ-5). */
export function noteOf(figure: Figure): NoteKind | undefined {
  if (figure.conditional) return 'conditional'
  if (figure.source === 'SPEC?') return 'assigned'
  return figure.source === 'PUB' ? 'reported' : undefined
}

interface FigureMarkProps {
  kind: NoteKind
  /** `star` beside a value of a table, `word` after a figure in a sentence, `line` on a line of its own. */
  look?: 'star' | 'word' | 'line'
}

/** The visible mark on a figure that is not a confirmed one; leads to the footnote. */
export function FigureMark({ kind, look = 'word' }: FigureMarkProps) {
  const t = useTranslations('Footnotes')
  const word = t(kind === 'conditional' ? 'conditionalMark' : 'mark')
  return (
    <a className={styles.mark} data-look={look} href="#note" aria-label={look === 'star' ? word : undefined}>
      {look === 'star' ? '*' : word}
    </a>
  )
}
