import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import drawing from './drawing.module.scss'
import styles from './radar-forms.module.scss'

const columns = 12
const rows = 8
const cell = 16

/** How strong a cell of the drawn map is: two blobs and a floor, by formula, so that the drawing never changes. */
function strength(column: number, row: number): number {
  const blob = (x: number, y: number) => Math.exp(-((column - x) ** 2 + (row - y) ** 2) / 3)
  return 0.06 + 0.9 * Math.max(blob(3, 5), 0.7 * blob(8, 2))
}

const cells = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns
  const row = Math.floor(index / columns)
  return { column, row, level: Math.min(6, Math.ceil(strength(column, row) * 6)) }
})

/** From the range–Doppler map, where the strong cells stand out, to the points that are left of them. */
export function RadarForms() {
  const t = useTranslations('RadarForms')
  return (
    <Figure caption={t('caption')}>
      <svg viewBox="0 0 520 220" className={drawing.drawing} role="img" aria-label={t('alt')}>
        <g transform="translate(40 40)">
          {cells.map(({ column, row, level }) => (
            <rect
              key={`${column} ${row}`}
              x={column * cell}
              y={row * cell}
              width={cell - 1}
              height={cell - 1}
              className={styles.cell}
              data-level={level}
            />
          ))}
          <text x="0" y="-10">
            {t('tensor')}
          </text>
          <text x="0" y="150">
            {t('doppler')}
          </text>
          <text transform="translate(-12 128) rotate(-90)">{t('range')}</text>
        </g>
        <path d="M258 104H296M289 98l7 6-7 6" />
        <g transform="translate(320 40)">
          <path d="M0 0V128H180" />
          <path className={drawing.faint} d="M60 0V128M120 0V128M0 42H180M0 85H180" />
          {[
            [46, 82],
            [52, 90],
            [58, 84],
            [122, 34],
            [128, 40],
          ].map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="3" className={drawing.solid} />
          ))}
          <path className={drawing.box} d="M36 72H70V100H36Z" />
          <text x="0" y="-10">
            {t('points')}
          </text>
        </g>
      </svg>
    </Figure>
  )
}
