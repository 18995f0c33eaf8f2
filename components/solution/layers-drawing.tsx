import type { ReactNode } from 'react'
import { ChartMark } from '#components/solution/chart-mark'
import styles from './chart.module.scss'

const layers = ['people', 'cloud', 'shore', 'water'] as const

type Layer = (typeof layers)[number]

/** Height of each layer's middle on the drawing. */
const middle: Record<Layer, number> = { people: 110, cloud: 270, shore: 430, water: 590 }

/** Lays a square of 100 by 100 units down as one of the drawing's planes. */
function Plane({ layer, children }: { layer: Layer; children: ReactNode }) {
  return (
    <g transform={`matrix(3.8 .9 -3.8 .9 520 ${middle[layer] - 90})`}>
      <rect className={styles.sheetPlane} width="100" height="100" />
      {children}
    </g>
  )
}

/** Where boats are on the water and, straight above, on the cloud's chart: along and across the plane. */
const boats = [
  [78, 26],
  [46, 50],
  [26, 80],
] as const

function Risers({ from, to }: { from: Layer; to: Layer }) {
  return boats.map(([along, across]) => {
    const x = 520 + 3.8 * (along - across)
    const y = 0.9 * (along + across) - 90
    return <line key={x} className={styles.link} x1={x} x2={x} y1={middle[from] + y} y2={middle[to] + y} />
  })
}

interface LayersDrawingProps {
  alt: string
  labels: Record<Layer, string>
}

/** The system in four layers, one above the other: water, shore, cloud, people. */
export function LayersDrawing({ alt, labels }: LayersDrawingProps) {
  return (
    <svg className={styles.chart} viewBox="0 0 1200 700" role="img" aria-label={alt}>
      <Plane layer="water">
        <path className={styles.contour} d="M8 40C20 10 60 4 80 14s18 60 2 76S20 96 10 80 2 56 8 40Z" />
        <path className={styles.contour} d="M20 44c8-20 38-26 52-18s14 42 2 54-38 10-48 0-10-24-6-36Z" />
        <path
          className={styles.done}
          d="M14 20h70a4 4 0 0 1 0 8H22M14 46h36a4 4 0 0 1 0 8H20M14 76h16a4 4 0 0 1 0 8H16"
        />
        {boats.map(([along, across]) => (
          <circle key={along} className={styles.roof} cx={along} cy={across} r="2.4" />
        ))}
      </Plane>
      <Risers from="water" to="cloud" />
      <Plane layer="shore">
        <path className={styles.land} d="M0 0h100v16C70 22 60 40 40 44S14 70 12 100H0Z" />
        <path d="M100 16C70 22 60 40 40 44S14 70 12 100" />
        <rect className={styles.blank} x="72" y="18" width="12" height="7" />
        <rect className={styles.blank} x="38" y="42" width="12" height="7" />
        <rect className={styles.blank} x="16" y="72" width="12" height="7" />
        <rect className={styles.call} x="64" y="12" width="5" height="5" />
        <rect className={styles.call} x="30" y="34" width="5" height="5" />
        <path className={styles.faint} d="M2 96C4 60 20 36 40 30S80 8 98 6" />
      </Plane>
      <Plane layer="cloud">
        {[20, 40, 60, 80].map((at) => (
          <path key={at} className={styles.contour} d={`M${at} 0v100M0 ${at}h100`} />
        ))}
        <path
          className={styles.done}
          d="M14 20h70a4 4 0 0 1 0 8H22M14 46h36a4 4 0 0 1 0 8H20M14 76h16a4 4 0 0 1 0 8H16"
        />
        {boats.map(([along, across]) => (
          <circle key={along} className={styles.blank} cx={along} cy={across} r="3" />
        ))}
      </Plane>
      <line className={styles.link} x1="520" x2="520" y1={middle.cloud} y2={middle.people} />
      <Plane layer="people">
        <path className={styles.faint} d="M22 22h56v56h-56ZM22 22l56 56M78 22l-56 56" />
        {[
          [22, 22],
          [78, 22],
          [78, 78],
          [22, 78],
        ].map(([along, across]) => (
          <circle key={`${along}-${across}`} className={styles.blank} cx={along} cy={across} r="6" />
        ))}
        <circle className={styles.roof} cx="50" cy="50" r="2.4" />
      </Plane>
      {layers.map((layer) => (
        <path key={layer} className={styles.faint} d={`M900 ${middle[layer]}h66`} />
      ))}
      {(['water', 'shore', 'cloud', 'people'] as const).map((layer, index) => (
        <ChartMark key={layer} number={index + 1} x={980} y={middle[layer]} label={labels[layer]} />
      ))}
    </svg>
  )
}
