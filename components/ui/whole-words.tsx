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
 * A heading's text, or that of an element marked `data-whole-words`, whose lines end between its words, in Chinese too,
 * where no space tells them apart (`styles/_type.scss`). Only what is written here keeps its words whole: where the
 * parts are not told, browsers other than Chromium end a line anywhere, even before a comma. In a flex container it stands
 * in an element: it would fall apart there.
 */
export function WholeWords({ children }: { children: ReactNode }) {
  if (useLocale() !== 'zh') return <WholeRanges>{children}</WholeRanges>
  return Children.map(children, (child) => (typeof child === 'string' ? withBreaks(child) : child))
}
