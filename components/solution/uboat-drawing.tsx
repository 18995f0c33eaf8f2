import { ChartMark } from '#components/solution/chart-mark'
import styles from './chart.module.scss'

const loop = 'M452 474C250 450 150 330 240 220S520 90 700 110s340 70 320 210-220 150-428 154'
const island = 'M470 300c4-56 70-86 142-80s150 26 142 84-86 76-160 70-128-18-124-74Z'

/** Where the three boats are on the loop, and how they head. */
const boats = [
  { x: 240, y: 220, heading: -54 },
  { x: 700, y: 110, heading: 6 },
  { x: 1020, y: 320, heading: 98 },
]

function TourBoat({ x, y, heading }: { x: number; y: number; heading: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${heading})`}>
      <path className={styles.faint} d="M-34-10l-46-14M-34 10l-46 14" />
      <path className={styles.hull} d="M-34-13h44q18 3 26 13-8 10-26 13h-44q-4-13 0-26Z" />
      <rect className={styles.roof} x="-24" y="-8" width="30" height="16" rx="3" />
    </g>
  )
}

interface UboatDrawingProps {
  alt: string
  labels: Record<'loop' | 'boats' | 'pier' | 'watch' | 'guest', string>
}

/** A scenic water from above: the loop round the island, three boats apart, the pier with its two sides, the watch. */
export function UboatDrawing({ alt, labels }: UboatDrawingProps) {
  return (
    <svg className={styles.chart} viewBox="0 0 1200 620" role="img" aria-label={alt}>
      <path className={styles.land} d="M0 620V560c160-26 330-20 520-18s430 34 680-4v82Z" />
      <path d="M0 560c160-26 330-20 520-18s430 34 680-4" />
      <path
        className={styles.contour}
        d="M0 520c160-24 330-22 520-20s430 36 680-4M0 470c120-14 190-8 260 6m680 10c90 0 170-6 260-20"
      />
      <path className={styles.land} d={island} />
      <path d={island} />
      {[1.22, 1.5].map((scale) => (
        <path
          key={scale}
          className={styles.contour}
          d={island}
          transform={`translate(612 298) scale(${scale}) translate(-612 -298)`}
        />
      ))}
      {[530, 566, 604, 660, 700].map((x, index) => (
        <circle key={x} cx={x} cy={index % 2 === 0 ? 286 : 310} r={index % 3 === 0 ? 15 : 11} />
      ))}

      <path className={styles.done} d={loop} />
      {boats.map((boat) => (
        <path key={boat.x} className={styles.link} d={`M250 572L${boat.x} ${boat.y}`} />
      ))}
      {boats.map((boat) => (
        <TourBoat key={boat.x} {...boat} />
      ))}

      <path d="M508 544v-78h28v78M484 466h76" strokeWidth="2" />
      <g transform="translate(470 498) rotate(-90) scale(.82)">
        <path className={styles.hull} d="M-34-13h44q18 3 26 13-8 10-26 13h-44q-4-13 0-26Z" />
        <rect className={styles.roof} x="-24" y="-8" width="30" height="16" rx="3" />
      </g>
      <g transform="translate(574 498) rotate(-90) scale(.82)">
        <path className={styles.hull} d="M-34-13h44q18 3 26 13-8 10-26 13h-44q-4-13 0-26Z" />
        <rect className={styles.call} x="-24" y="-8" width="30" height="16" rx="3" />
      </g>
      <path d="M598 508h26v28" />
      <rect className={styles.call} x="617" y="536" width="14" height="14" />

      <rect className={styles.blank} x="216" y="560" width="68" height="40" />
      <path d="M208 560l42-20 42 20" />
      {[420, 436, 452, 470].map((x) => (
        <circle key={x} className={styles.solid} cx={x} cy={x % 4 === 0 ? 574 : 582} r="5" />
      ))}

      <ChartMark number={1} x={888} y={150} label={labels.loop} />
      <ChartMark number={2} x={700} y={60} label={labels.boats} />
      <ChartMark number={3} x={676} y={566} label={labels.pier} />
      <ChartMark number={4} x={180} y={580} label={labels.watch} side="start" />
      <ChartMark number={5} x={376} y={590} label={labels.guest} side="start" />
    </svg>
  )
}
