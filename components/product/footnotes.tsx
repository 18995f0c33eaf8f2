import { useTranslations } from 'next-intl'
import type { NoteKind } from '#components/product/figure-mark'
import styles from './footnotes.module.scss'

/** The footnotes that the page's marks lead to: only those in use. */
export function Footnotes({ kinds }: { kinds: readonly NoteKind[] }) {
  const t = useTranslations('Footnotes')
  if (kinds.length === 0) return null
  return (
    <ul className={styles.notes}>
      {kinds.map((kind) => (
        <li key={kind} id={`note-${kind}`}>
          {t(kind)}
        </li>
      ))}
    </ul>
  )
}
