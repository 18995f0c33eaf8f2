import { useTranslations } from 'next-intl'
import { FigureMark } from '#components/product/figure-mark'
import { WholeRanges } from '#components/ui/whole-ranges'
import type { TextFigureNote } from '#lib/entries/figures-in-text'
import styles from './indicative-figure.module.scss'

/** A figure of a text with its mark: a framed link to the eye, "0.50 m (indicative)" to a screen reader and a copy. */
export function IndicativeFigure({ text, note }: { text: string; note: TextFigureNote }) {
  const mark = useTranslations('Footnotes')('mark')
  const [open, close] = useTranslations('Figures')('indicativeInText').split(mark)
  return (
    <>
      <WholeRanges>{text}</WholeRanges>
      <span className={styles.bracket}>{open}</span>
      <FigureMark kind={note} />
      <span className={styles.bracket}>{close}</span>
    </>
  )
}
