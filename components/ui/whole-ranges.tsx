import { Children, type ReactNode } from 'react'
import { withWholeFigures } from '#lib/i18n/whole-figures'

/**
 * Two numbers with a dash between, Chinese ones with their 万: "6–8", "3.3 万–6.7" of "3.3 万–6.7 万平方米", "05:30–07:40";
 * and short names with a hyphen or a year.
 */
const range = /(\d(?:[\d.,:]*\d)?(?:\u00a0万)?–\d(?:[\d.,:]*\d)?|(?:ICCV|RA-L)(?: \d{4})?|LIO-SAM|FloW-(?:Img|RI))/

/**
 * Running text in which number ranges, numbers with their units and short names stay on one line: browsers break after a dash.
 * Elements, because a joining character (U+2060) would be copied along.
 */
export function WholeRanges({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string') return child
    const text = withWholeFigures(child)
    const parts = text.split(range)
    if (parts.length < 2) return text
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
