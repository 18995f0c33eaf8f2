import { Children, type ReactNode } from 'react'

/** Two numbers with a dash between, Chinese ones with their 万: "6–8", "3.3 万–6.7" of "3.3 万–6.7 万平方米", "05:30–07:40". */
const range = /(\d(?:[\d.,:]*\d)?(?:\u00a0万)?–\d(?:[\d.,:]*\d)?)/

/**
 * Running text whose ranges of numbers stay on one line: browsers end a line after a dash. An element each, because a
 * joining character (U+2060) would go along into what is copied, and older text programs draw it as a box. The space
 * behind a range joins its unit by itself (`withUnit`).
 */
export function WholeRanges({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    const parts = typeof child === 'string' ? child.split(range) : []
    if (parts.length < 2) return child
    return parts.map((part, at) =>
      at % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <span key={at} data-range="">
          {part}
        </span>
      ) : (
        part
      ),
    )
  })
}
