import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { headingPhrases } from '#lib/i18n/heading-phrases'

/** A heading whose lines end between its words, in Chinese too, where no space tells them apart. */
export function HeadingWords({ children: heading }: { children: string }) {
  if (useLocale() !== 'zh') return heading
  return headingPhrases(heading).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}
