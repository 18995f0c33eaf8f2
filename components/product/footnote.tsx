import { useTranslations } from 'next-intl'
import type { NoteKind } from '#components/product/figure-mark'
import styles from './footnote.module.scss'

/** The one footnote that the marks beside it lead to: what "indicative" means, the conditions, or both. */
export function Footnote({ kinds }: { kinds: readonly NoteKind[] }) {
  const t = useTranslations('Footnotes')
  if (kinds.length === 0) return null
  const said = [
    ...(kinds.some((kind) => kind !== 'conditional') ? [t('indicative')] : []),
    ...(kinds.includes('conditional') ? [t('conditional')] : []),
  ]
  return (
    <p className={styles.note} id="note">
      {said.join(' ')}
    </p>
  )
}
