import { demonstrationPaths } from '#lib/operation-console/demonstration-drawing'
import { demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import styles from './tool-picture.module.scss'

export type ToolId = 'finder' | 'compare' | 'coverage' | 'water' | 'season' | 'tourBoat' | 'console'

const boat = 'c16 11 19 27 19 51h-38c0-24 3-40 19-51Z'

/** Three waters, the boats each of them takes. */
function Finder() {
  return (
    <>
      <path
        className={styles.water}
        d="M60 330a75 52 0 1 0 150 0a75 52 0 1 0-150 0M255 310a105 78 0 1 0 210 0a105 78 0 1 0-210 0"
      />
      <path className={styles.chosen} d="M500 280a125 108 0 1 0 250 0a125 108 0 1 0-250 0" />
      <path className={styles.boats} d={`M135 305${boat}M360 284${boat}M590 254${boat}M662 254${boat}`} />
      <path className={styles.line} d="M60 452h690M60 440v24M255 440v24M500 440v24M750 440v24" />
    </>
  )
}

/** Three columns of figures: what is the same, what is not. */
function Compare() {
  return (
    <>
      <path className={styles.boats} d={`M190 62${boat}M410 62${boat}M630 62${boat}`} />
      <path className={styles.line} d="M80 160h640M80 250h640M80 340h640M80 430h640" />
      <path className={styles.bars} d="M110 205h70M330 205h120M550 205h160M110 295h140M330 295h100M550 295h60" />
      <path className={styles.same} d="M110 385h90M330 385h90M550 385h90M110 475h120M330 475h120M550 475h120" />
    </>
  )
}

/** The sample lake, swept lane by lane. */
function Coverage() {
  const { grid, water, land, dock } = demonstrationPaths()
  const lanes = Array.from({ length: 13 }, (_, lane) => `${lane % 2 ? 'H760' : 'H40'}v34`)
  return (
    <>
      <clipPath id="swept-lake">
        <path d={water} />
      </clipPath>
      <path className={styles.grid} d={grid} />
      <path className={styles.water} d={water} />
      <path className={styles.lanes} clipPath="url(#swept-lake)" pathLength="1" d={`M760 62${lanes.join('')}`} />
      <path className={styles.land} d={land} />
      <path className={styles.dock} d={dock} />
    </>
  )
}

/** A shore that is being drawn, point by point. */
function Water() {
  const { grid, land } = demonstrationPaths()
  const corners = demonstrationLake.outline.filter((_, index) => index % 4 === 0)
  const places = corners.map((point) => toBoard(demonstrationView, point))
  const words = places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  return (
    <>
      <path className={styles.grid} d={grid} />
      <path className={styles.water} d={`M${words.join('L')}Z`} stroke="none" />
      <path className={styles.shore} pathLength="1" d={`M${words.join('L')}`} />
      <path className={styles.land} d={land} />
      <path className={styles.corners} d={words.map((word) => `M${word}h0`).join('')} />
    </>
  )
}

/** A year's surplus between its worst and its best, over the number of visitors. */
function TourBoat() {
  return (
    <>
      <path className={styles.line} d="M90 60v420h640M90 350h640" />
      <path className={styles.span} d="M90 440L730 70v190L90 470Z" />
      <path className={styles.middle} pathLength="1" d="M90 456L730 160" />
      <path className={styles.corners} d="M410 308h0" />
    </>
  )
}

/** A year's weeks, most work in summer and autumn, under the line of all hours. */
function Season() {
  const columns = Array.from({ length: 26 }, (_, fortnight) => {
    const height = [90, 180, 290, 260][Math.floor(((fortnight + 2) % 26) / 6.5)] ?? 0
    return `M${90 + fortnight * 25} 460v-${height}`
  })
  return (
    <>
      <path className={styles.line} d="M70 460h660M70 130h660" />
      <path className={styles.bars} d={columns.join('')} />
      <path className={styles.middle} pathLength="1" d="M70 130H730" />
    </>
  )
}

const drawings = {
  finder: Finder,
  compare: Compare,
  coverage: Coverage,
  water: Water,
  season: Season,
  tourBoat: TourBoat,
} as const

/** What a tool gives, drawn small; its lines draw themselves while a visitor points at it. */
export function ToolPicture({ tool }: { tool: ToolId }) {
  const { width, height } = boardSize
  if (tool === 'console') {
    return (
      // biome-ignore lint/performance/noImgElement: a drawing of our own, small and sharp at every size
      <img
        className={styles.picture}
        src="/drawings/day-plan.svg"
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  }
  const Drawing = drawings[tool]
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Drawing />
    </svg>
  )
}
