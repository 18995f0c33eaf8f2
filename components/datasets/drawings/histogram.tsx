import drawing from './drawing.module.scss'

const [width, height, floor] = [520, 220, 170]

/** A bar chart with counts above and names below; a table beside it has the figures. */
export function Histogram({ label, bars }: { label: string; bars: readonly { name: string; count: number }[] }) {
  const most = Math.max(...bars.map(({ count }) => count), 1)
  const step = (width - 40) / bars.length
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={drawing.drawing} role="img" aria-label={label}>
      {bars.map(({ name, count }, index) => {
        const [x, tall] = [20 + index * step, (count / most) * 130]
        return (
          <g key={name}>
            <rect className={drawing.beam} x={x + 4} y={floor - tall} width={step - 8} height={tall} />
            <text x={x + step / 2} y={floor - tall - 6} textAnchor="middle">
              {count}
            </text>
            <text x={x + step / 2} y={floor + 22} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
      <path d={`M16 ${floor}H${width - 16}`} />
    </svg>
  )
}
