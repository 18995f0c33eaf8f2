import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Figure } from '#components/datasets/drawings/figure'
import { Histogram } from '#components/datasets/drawings/histogram'
import { Chapter } from '#components/datasets/page/chapter'
import { ResearchTable } from '#components/datasets/page/research-table'
import { type Bin, boxesPerImage, distanceBins, middles, rowsOfMiddles, sizeBins } from '#devkit/box-statistics'
import { miniSets } from '#lib/content/datasets/mini-sets'
import drawing from './drawing.module.scss'
import styles from './mini-set-statistics.module.scss'

const { images, distances, calibration } = miniSets.flow
const { width, height } = calibration.camera

/** Sizes, numbers, distances and places of the boxes of the synthetic FloW set, drawn from its labels; their figures fold out. */
export function MiniSetStatistics() {
  const t = useTranslations('MiniSetStatistics')
  const sizes = barsOf(sizeBins(images))
  const ranges = barsOf(distanceBins(distances))
  const numbers = boxesPerImage(images).map(({ from, count }) => ({ name: String(from), count }))
  const [top, centre, bottom] = rowsOfMiddles(images)
  const rows = (bars: readonly { name: string; count: number }[]) =>
    bars.map(({ name, count }) => ({ id: name, cells: [name, count] }))
  return (
    <Chapter
      id="statistics"
      title={t('title')}
      text={t('text', { images: images.length, boxes: middles(images).length })}
    >
      <div className={styles.charts}>
        <Chart
          caption={t('sizeCaption')}
          table={{ caption: t('size'), columns: [t('pixels'), t('boxes')], rows: rows(sizes) }}
        >
          <Histogram label={t('size')} bars={sizes} />
        </Chart>
        <Chart
          caption={t('numberCaption')}
          table={{ caption: t('number'), columns: [t('perImage'), t('images')], rows: rows(numbers) }}
        >
          <Histogram label={t('number')} bars={numbers} />
        </Chart>
        <Chart
          caption={t('distanceCaption')}
          table={{ caption: t('distance'), columns: [t('metres'), t('boxes')], rows: rows(ranges) }}
        >
          <Histogram label={t('distance')} bars={ranges} />
        </Chart>
        <Chart
          caption={t('placeCaption')}
          table={{
            caption: t('place'),
            columns: [t('third'), t('boxes')],
            rows: rows([
              { name: t('top'), count: top },
              { name: t('centre'), count: centre },
              { name: t('bottom'), count: bottom },
            ]),
          }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} className={drawing.drawing} role="img" aria-label={t('place')}>
            {/* One path of points: an element a box would be a hundred. */}
            <path
              className={drawing.points}
              d={middles(images)
                .map(([x, y]) => pointAt(x * width, y * height))
                .join('')}
            />
            <path className={drawing.dashed} d={`M0 ${height / 3}H${width}M0 ${(height * 2) / 3}H${width}`} />
          </svg>
        </Chart>
      </div>
    </Chapter>
  )
}

/** A chart, and under it the same figures as a table for who asks for them. */
function Chart({
  caption,
  table,
  children,
}: {
  caption: string
  table: ComponentProps<typeof ResearchTable>
  children: ReactNode
}) {
  const t = useTranslations('MiniSetStatistics')
  return (
    <div>
      <Figure caption={caption}>{children}</Figure>
      <details className={styles.figures}>
        <summary>{t('table', { caption: table.caption })}</summary>
        <ResearchTable {...table} isCaptionUnseen />
      </details>
    </div>
  )
}

const barsOf = (bins: readonly Bin[]) =>
  bins.map(({ from, to, count }) => ({ name: to === undefined ? `≥${from}` : `${from}–${to}`, count }))

/** A dot of a path: a line of no length with round ends. */
const pointAt = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`
