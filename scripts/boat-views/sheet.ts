import { colours } from '#lib/markup/colours'
import type { Drawn, Kind } from './drawn-view.ts'
import type { View } from './raster.ts'
import type { Size } from './sizes.ts'
import { type Point, simplified } from './trace.ts'

/** The colours of the ground a drawing stands on (styles/tokens.scss). */
const inks = {
  light: { outline: colours.ink, edge: colours['control-line'], sensor: colours['signal-ink'], water: colours.water },
  dark: { outline: colours.foam, edge: colours.drift, sensor: colours.signal, water: colours.foam },
} as const

export type Ground = keyof typeof inks

/** Places of the three views on a sheet, two units to a pixel: side by side on a laptop, stacked on a phone. `mostDown`: the height. */
const layouts = {
  wide: { across: 2400, mostDown: 800, gap: 120, text: 30 },
  tall: { across: 840, mostDown: 1300, gap: 64, text: 30 },
} as const

export type Layout = keyof typeof layouts
export const sheetLayouts = Object.keys(layouts) as Layout[] // the literal above has no other keys

interface Place {
  drawn: Drawn
  /** Where its left and upper end lie on the sheet. */
  x: number
  y: number
}

export interface Sheet {
  svg: string
  width: number
  height: number
}

/** A path's data in whole units, each step from the last point. */
function pathOf(lines: readonly (readonly Point[])[]): string {
  let pen: Point = [0, 0]
  const step = ([x, y]: Point) => {
    const [right, down] = [x - pen[0], y - pen[1]]
    pen = [x, y]
    return down < 0 ? `${right}${down}` : `${right} ${down}`
  }
  return lines
    .map((points) => {
      const [first, ...others] = points
      if (!first || others.length === 0) return ''
      const start = `m${step(first)}`
      return `${start}l${others.map(step).join(' ').replaceAll(' -', '-')}`
    })
    .join('')
}

/** A line for a size with a slanted stroke at each end, and the lines that lead to it from the boat. */
function measure(from: Point, to: Point, lead: readonly [fromLead: Point, toLead: Point]): string {
  const slant = (at: Point) => `M${at[0] - 7} ${at[1] + 7}l14-14`
  const line = ([ax, ay]: Point, [bx, by]: Point) => `M${ax} ${ay}L${bx} ${by}`
  return line(from, to) + slant(from) + slant(to) + line(lead[0], from) + line(lead[1], to)
}

/** Draws a boat's three views to one scale as line art, with the waterline and the sizes that are published. */
export function sheetOf(
  views: Readonly<Record<View, Drawn>>,
  sizes: readonly Size[],
  layout: Layout,
  ground: Ground,
): Sheet {
  const { across, mostDown, gap, text } = layouts[layout]
  const { side, front, top } = views
  const ink = inks[ground]
  const wide = ({ left, right }: Drawn) => right - left
  const high = ({ bottom, top: upper }: Drawn) => upper - bottom
  const has = (along: Size['along']) => sizes.some((size) => size.along === along)
  const below = 2 * text
  const edge = 24
  const [right, down] =
    layout === 'wide'
      ? [wide(side) + wide(front) + wide(top), Math.max(high(side), high(top))]
      : [Math.max(wide(side), wide(front), wide(top)), high(side) + high(front) + high(top)]
  const rims = layout === 'wide' ? 2 * gap + 2 * edge : 2 * edge
  const scale = Math.min((across - rims) / right, mostDown / down)
  const underSide = has('length') ? below : 0
  const underFront = has('width') ? below : 0
  const places: Record<View, Place> = (() => {
    if (layout === 'wide') {
      const height = scale * down
      const base = (height - scale * high(side)) / 2
      const free = across - rims - scale * right
      const x = edge + free / 6
      const next = x + scale * wide(side) + gap + free / 3
      return {
        side: { drawn: side, x, y: base + 8 },
        front: { drawn: front, x: next, y: base + 8 + scale * (side.top - front.top) },
        top: {
          drawn: top,
          x: next + scale * wide(front) + gap + free / 3,
          y: (height - scale * high(top)) / 2 + 8,
        },
      }
    }
    const x = (drawn: Drawn) => (across - scale * wide(drawn)) / 2
    const plan = 8 + scale * high(side) + underSide + gap
    return {
      side: { drawn: side, x: x(side), y: 8 },
      top: { drawn: top, x: x(top), y: plan },
      front: { drawn: front, x: x(front), y: plan + scale * high(top) + gap },
    }
  })()
  const at = ({ drawn, x, y }: Place, point: Point): Point => [
    Math.round(x + scale * (point[0] - drawn.left)),
    Math.round(y + scale * (drawn.top - point[1])),
  ]
  const lines = (kind: Kind) =>
    pathOf(
      Object.values(places).flatMap((place) =>
        place.drawn.lines
          .filter((line) => line.kind === kind)
          .map(({ points }) =>
            simplified(
              points.map((point) => at(place, point)),
              0.7,
            ),
          ),
      ),
    )
  const floor = (place: Place) => place.y + scale * high(place.drawn)
  const waterlines = (['side', 'front'] as const).flatMap((view) => {
    const place = places[view]
    if (place.drawn.bottom * scale > -edge) return [] // stands on a deck
    const [, y] = at(place, [0, 0])
    const ends = [place.x - edge, place.x + scale * wide(place.drawn) + edge].map(Math.round)
    return [`M${ends[0]} ${y}H${ends[1]}`]
  })
  const measured = sizes.map(({ along, text: words }) => {
    const place = places[along === 'width' ? 'front' : 'side']
    // Both run from the boat's least to its greatest end, which the view's own ends are.
    const [left, end] = [place.drawn.left, place.drawn.right].map((x) => at(place, [x, 0])[0]) as [number, number]
    const foot = Math.round(floor(place))
    const line = foot + Math.round(0.8 * text)
    return {
      path: measure(
        [left, line],
        [end, line],
        [
          [left, foot + 4],
          [end, foot + 4],
        ],
      ),
      words: `<text x="${Math.round((left + end) / 2)}" y="${line + Math.round(1.05 * text)}">${words}</text>`,
    }
  })
  const height = Math.ceil(
    Math.max(floor(places.top), floor(places.side) + underSide, floor(places.front) + underFront) + 8,
  )
  const width = across
  const stroke = (colour: string, weight: number, data: string, more = '') =>
    data && `<path stroke="${colour}" stroke-width="${weight}" vector-effect="non-scaling-stroke"${more} d="${data}"/>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 2}" height="${height / 2}" fill="none" stroke-linejoin="round">`,
    stroke(ink.edge, 0.75, lines('edge')),
    stroke(ink.outline, 1.5, lines('outline')),
    stroke(ink.sensor, 1.5, lines('sensor')),
    stroke(ink.water, 0.75, waterlines.join(''), ' stroke-dasharray="7 4"'),
    stroke(ink.outline, 0.75, measured.map(({ path }) => path).join('')),
    measured.length > 0 &&
      `<g fill="${ink.outline}" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="${text - 4}" text-anchor="middle">${measured.map(({ words }) => words).join('')}</g>`,
    '</svg>\n',
  ]
  return { svg: svg.filter(Boolean).join(''), width: width / 2, height: Math.round(height / 2) }
}
