import { useTranslations } from 'next-intl'
import type { Figure } from '#lib/content/boats/types'
import styles from './figure-mark.module.scss'

export type NoteKind = 'assigned' | 'reported' | 'conditional'

/** Which footnote a figure prints with, if any (READ-5). */
export function noteOf(figure: Figure): NoteKind | undefined {
  if (figure.conditional) return 'conditional'
  if (figure.source === 'SPEC?') return 'assigned'
  return figure.source === 'PUB' ? 'reported' : undefined
}

/** The visible mark on a figure that is not a confirmed one; leads to its footnote. `alone` stands on its own line. */
export function FigureMark({ kind, alone = false }: { kind: NoteKind; alone?: boolean }) {
  const t = useTranslations('Footnotes')
  return (
    <a className={styles.mark} data-alone={alone ? '' : undefined} href={`#note-${kind}`}>
      {t(kind === 'conditional' ? 'conditionalMark' : 'mark')}
    </a>
  )
}
