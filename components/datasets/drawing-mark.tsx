import drawing from './drawing.module.scss'

interface DrawingMarkProps {
  number: number
  x: number
  y: number
  /** The part it names: a thin line leads there. */
  to: readonly [x: number, y: number]
  /** Where more is said about the part, and its name; a mark without it says nothing by itself. */
  link?: { href: string; label: string }
}

/** A numbered circle with its lead line; as a link it can be focused, and is touched on a wider ground than it shows. */
export function DrawingMark({ number, x, y, to, link }: DrawingMarkProps) {
  const mark = (
    <>
      {link && <circle cx={x} cy={y} r="26" className={drawing.ground} />}
      <circle cx={x} cy={y} r="12" className={drawing.ring} />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </>
  )
  return (
    <g>
      <path className={drawing.faint} d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      {link ? (
        <a className={drawing.mark} href={link.href} aria-label={`${number} ${link.label}`}>
          {mark}
        </a>
      ) : (
        <g className={drawing.mark}>{mark}</g>
      )}
    </g>
  )
}
