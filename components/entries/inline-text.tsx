import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { FigureMark } from '#components/product/figure-mark'
import { SiteLink } from '#components/ui/site-link'
import { WholeRanges } from '#components/ui/whole-ranges'
import type { TextFigureNote } from '#lib/entries/figures-in-text'
import type { Inline } from '#lib/entries/markdown-body'
import styles from './indicative-figure.module.scss'

function drawn(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <WholeRanges>{inline.text}</WholeRanges>
    case 'code':
      return <code>{inline.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return <strong>{<InlineText parts={inline.children} />}</strong>
    case 'emphasis':
      return <em>{<InlineText parts={inline.children} />}</em>
    case 'indicative':
      return <IndicativeFigure text={inline.text} note={inline.note} />
    case 'link':
      return inline.target.kind === 'page' ? (
        <SiteLink to={inline.target.to} anchor={inline.target.anchor}>
          <InlineText parts={inline.children} />
        </SiteLink>
      ) : (
        <a href={inline.target.url} rel="noopener">
          <InlineText parts={inline.children} />
        </a>
      )
  }
}

/** Running text of an entry. */
export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a prerendered sentence never change their order.
    <Fragment key={index}>{drawn(part)}</Fragment>
  ))
}

/** A figure of a text with its mark: a framed link to the eye, "0.50 m (indicative)" to a screen reader and a copy. */
function IndicativeFigure({ text, note }: { text: string; note: TextFigureNote }) {
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
