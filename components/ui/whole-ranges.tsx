import { Children, type ReactNode } from 'react'

/** Two numbers with a dash between, Chinese ones with their 万: "6–8", "3.3 万–6.7" of "3.3 万–6.7 万平方米", "05:30–07:40". */
const range = /(\d(?:[\d.,:]*\d)?(?:\u00a0万)?–\d(?:[\d.,:]*\d)?)/

/**
 * Text whose number ranges stay on one line, since browsers break after a dash. Elements, because a joining character (U+2060) would be
 * copied along. The space after a range is joined by `withUnit`.
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
