import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { colours } from '#lib/markup/colours'
import { boardSize, gridStep, toBoard, viewOf } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'

/** A water as the parts of an SVG, in units of the board: shore, islands and shallows, dock, scale. */
export function waterPicture({ outline, islands, shallows, dock }: WaterShape) {
  const view = viewOf(outline)
  const rings = (shapes: WaterShape['islands']) =>
    pathData(
      shapes.map((ring) => ring.map((point) => toBoard(view, point))),
      { decimals: 1, closed: true },
    )
  const metres = gridStep(view) * 2
  return {
    outline: rings([outline]),
    islands: rings([...islands, ...shallows]),
    dock: dock && toBoard(view, dock),
    /** A round number of metres, and how long it is in the picture. */
    scale: { metres, length: (metres / view.widthM) * boardSize.width },
  }
}

/** The colours of a drawn water, written out: a file, as a canvas, has no page around it. */
export const drawingColours = {
  water: '#d0f1f3',
  shore: colours.water,
  land: '#eef3f3',
  slate: colours.slate,
  dock: colours.buoy,
}

/** A water as an SVG file that stands for itself: north is up, its scale is said. */
export function waterSvg(shape: WaterShape): string {
  const { outline, islands, dock, scale } = waterPicture(shape)
  const { width, height } = boardSize
  const base = height - 20
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="${outline}" fill="${drawingColours.water}" stroke="${drawingColours.shore}" stroke-width="2"/>`,
    islands &&
      `<path d="${islands}" fill="${drawingColours.land}" stroke="${drawingColours.slate}" stroke-width="1.5"/>`,
    dock && `<rect x="${dock.x - 6}" y="${dock.y - 6}" width="12" height="12" fill="${drawingColours.dock}"/>`,
    `<path d="M20 ${base}h${scale.length.toFixed(1)}" stroke="${drawingColours.slate}" stroke-width="3"/>`,
    `<text x="20" y="${base - 8}" font-family="sans-serif" font-size="16" fill="${drawingColours.slate}">${scale.metres} m</text>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
