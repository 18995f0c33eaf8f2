import { useLocale } from 'next-intl'
import { Children, Fragment, type ReactNode } from 'react'
import { WholeRanges } from '#components/ui/whole-ranges'
import { phrasesOf } from '#lib/i18n/phrases'

function withBreaks(text: string): ReactNode {
  return phrasesOf(text).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <WholeRanges>{phrase}</WholeRanges>
    </Fragment>
  ))
}

/**
 * Text of a heading, or of an element with `data-whole-words`, that breaks only between words, in Chinese too (`styles/_type.scss`).
 * Nested elements must use it themselves, and a flex container needs an element around it.
 */
export function WholeWords({ children }: { children: ReactNode }) {
  if (useLocale() !== 'zh') return <WholeRanges>{children}</WholeRanges>
  return Children.map(children, (child) => (typeof child === 'string' ? withBreaks(child) : child))
}
