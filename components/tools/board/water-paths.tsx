'use client'
import { memo } from 'react'
import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { type BoardView, toBoard } from '#lib/water-drawing/board-view'
import styles from './water-board.module.scss'

interface WaterPathsProps {
  view: BoardView
  outline: Ring
  islands: readonly Ring[]
  shallows: readonly Ring[]
}

/** Water, islands and shallows on the board. Thousands of corners are put into words once, not at every frame of a track. */
export const WaterPaths = memo(function WaterPaths({ view, outline, islands, shallows }: WaterPathsProps) {
  return (
    <>
      <path className={styles.water} d={pathOf(view, [outline, ...islands])} fillRule="evenodd" />
      <path className={styles.island} d={pathOf(view, islands)} />
      <path className={styles.shallow} d={pathOf(view, shallows)} />
    </>
  )
})

/** Points on the board as a path writes them, to a tenth of its units. */
export const pathPoint = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

function pathOf(view: BoardView, rings: readonly Ring[]): string {
  return rings
    .filter(({ length }) => length > 1)
    .map((ring) => `M${ring.map((point) => pathPoint(toBoard(view, point))).join('L')}Z`)
    .join('')
}
