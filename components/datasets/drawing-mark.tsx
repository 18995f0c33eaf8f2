import drawing from './drawing.module.scss'

interface DrawingMarkProps {
  number: number
  x: number
  y: number
  /** The part it names: a thin line leads there. */
  to: readonly [x: number, y: number]
}

/** A numbered circle with its lead line. */
export function DrawingMark({ number, x, y, to }: DrawingMarkProps) {
  return (
    <g className={drawing.mark}>
      <path className={drawing.faint} d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </g>
  )
}
