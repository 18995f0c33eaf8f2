import { Fragment, type ReactNode } from 'react'
import { IndicativeFigure } from '#components/entries/indicative-figure'
import { SiteLink } from '#components/ui/site-link'
import { WholeRanges } from '#components/ui/whole-ranges'
import type { Inline } from '#lib/entries/markdown-body'

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
