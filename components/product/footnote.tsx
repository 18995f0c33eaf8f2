import { useTranslations } from 'next-intl'
import type { NoteKind } from '#components/product/figure-mark'
import styles from './footnote.module.scss'

/** The one footnote that the marks beside it lead to: what "indicative" means, the conditions, or both. */
export function Footnote({ kinds }: { kinds: readonly NoteKind[] }) {
  const t = useTranslations('Footnotes')
  if (kinds.length === 0) return null
  const isIndicative = kinds.some((kind) => kind !== 'conditional')
  const isConditional = kinds.includes('conditional')
  return (
    <p className={styles.note} id="note">
      {`* ${t(isIndicative && isConditional ? 'both' : isConditional ? 'conditional' : 'indicative')}`}
    </p>
  )
}
