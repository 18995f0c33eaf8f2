import { ChartMark } from '#components/solution/chart-mark'
import styles from './chart.module.scss'

const shore =
  'M118 330C112 190 250 96 430 92S700 128 800 112s150 70 142 190-40 196-190 232-300-8-430 14S124 470 118 330Z'
/** One row is 44 units from the next; at the fountain the row makes a half circle round it. */
const covered =
  'M290 162H800a22 22 0 0 1 0 44H240a22 22 0 0 0 0 44H850a22 22 0 0 1 0 44H215a22 22 0 0 0 0 44H585a35 35 0 0 1 70 0H700'
const remaining = 'M700 338H860a22 22 0 0 1 0 44H225a22 22 0 0 0 0 44H850c44 0 40 34 70 34'

interface RobotDrawingProps {
  alt: string
  labels: Record<'boat' | 'line' | 'dock' | 'cloud' | 'people', string>
}

/** A lake from above: lines covered and to come, the berth, the cloud and people ashore. */
export function RobotDrawing({ alt, labels }: RobotDrawingProps) {
  return (
    <svg className={styles.chart} viewBox="0 0 1200 620" role="img" aria-label={alt}>
      {[0.8, 0.9].map((scale) => (
        <path
          key={scale}
          className={styles.contour}
          d={shore}
          transform={`translate(530 320) scale(${scale}) translate(-530 -320)`}
        />
      ))}
      <path className={styles.contour} d={shore} transform="translate(530 320) scale(1.1) translate(-530 -320)" />
      <path className={styles.water} d={shore} />
      <path d={shore} />
      <path className={styles.ahead} d={remaining} />
      <path className={styles.done} d={covered} />
      <circle className={styles.blank} cx="620" cy="338" r="13" />
      <circle className={styles.faint} cx="620" cy="338" r="24" strokeDasharray="2 4" />

      <path className={styles.link} d="M712 318C750 180 880 110 1026 112" />
      <path className={styles.link} d="M1046 148C1000 250 952 330 932 430" />
      <path className={styles.link} d="M1082 152V296" />

      <g transform="translate(706 338)">
        <circle className={styles.contour} r="44" />
        <circle className={styles.contour} r="66" />
        <path className={styles.hull} d="M-26-14h34q14 0 20 5-6 5-20 5h-34zM-26 4h34q14 0 20 5-6 5-20 5h-34z" />
        <rect className={styles.roof} x="-18" y="-7" width="20" height="14" rx="2" />
      </g>

      <path className={styles.blank} d="M898 432h80v56h-80" />
      <path className={styles.faint} d="M912 444h54M912 476h54" />
      <g transform="translate(936 460) scale(.8)">
        <path className={styles.faint} d="M-26-14h34q14 0 20 5-6 5-20 5h-34zM-26 4h34q14 0 20 5-6 5-20 5h-34z" />
      </g>
      <path strokeWidth="2" d="M990 470v-62l54-18M1044 390v34" />
      <rect className={styles.call} x="1032" y="424" width="24" height="16" />
      <path className={styles.faint} d="M978 474c70 6 150 30 222 74M978 486c66 8 144 32 210 78" />

      <path className={styles.blank} d="M1042 146a27 27 0 0 1 2-54 38 38 0 0 1 72-8 32 32 0 0 1 14 62Z" />
      <circle className={styles.blank} cx="1082" cy="318" r="13" />
      <path d="M1054 366c2-22 14-32 28-32s26 10 28 32Z" />

      <ChartMark number={1} x={786} y={316} label={labels.boat} />
      <ChartMark number={2} x={330} y={206} label={labels.line} />
      <ChartMark number={3} x={924} y={528} label={labels.dock} />
      <ChartMark number={4} x={1082} y={40} label={labels.cloud} />
      <ChartMark number={5} x={1144} y={344} label={labels.people} side="end" />
    </svg>
  )
}
