import type { Ring } from '#lib/coverage-planning/geometry'
import { demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'

function pathOf(rings: readonly Ring[]): string {
  const lines = rings.map((ring) => ring.map((point) => toBoard(demonstrationView, point)))
  // A picture of the lake is seldom wider than the board's 800 units: tenths would be read by nobody (150 bytes a page).
  return pathData(lines, { decimals: 0, closed: true })
}

/** Metres between two lines of the grid. */
export const gridM = 100

/** The same in the drawing's units. */
export const gridSide = (gridM / demonstrationView.widthM) * boardSize.width

function gridPath(): string {
  const { centre, widthM } = demonstrationView
  const first = toBoard(demonstrationView, {
    x: Math.ceil((centre.x - widthM / 2) / gridM) * gridM,
    y: Math.floor((centre.y + (widthM * boardSize.height) / boardSize.width / 2) / gridM) * gridM,
  })
  const count = Math.ceil(boardSize.width / gridSide)
  const lines = Array.from({ length: count }, (_, index) => {
    const [x, y] = [first.x + index * gridSide, first.y + index * gridSide].map((value) => value.toFixed(1))
    return `M${x} 0V${boardSize.height}M0 ${y}H${boardSize.width}`
  })
  return lines.join('')
}

function dockPath(): string {
  const berth = demonstrationLake.dock && toBoard(demonstrationView, demonstrationLake.dock)
  return berth ? `M${Math.round(berth.x) - 8} ${Math.round(berth.y) - 4}h16v14h-16z` : ''
}

/** The invented lake of the demonstration as paths on the console's board (`boardSize`): a square every hundred metres, shore, island, shallows, dock. */
export function demonstrationPaths() {
  const { outline, islands, shallows } = demonstrationLake
  return {
    grid: gridPath(),
    water: pathOf([outline]),
    land: pathOf(islands),
    shallow: pathOf(shallows),
    dock: dockPath(),
  }
}
