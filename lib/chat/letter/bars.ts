import { colours } from '#lib/markup/colours'
import { type Html, html } from '#lib/markup/html'

const width = 560
const [plot, top, foot] = [140, 44, 24]
const height = top + plot + foot

/** Colours of the stacked bars, distinct in lightness too. */
const barColours = ['#0b7a86', colours.deep, '#e0702c'] as const

export interface Bar {
  label: string
  /** The stacked values, from the bottom. */
  parts: readonly number[]
  /** The whole, in words, above the bar. */
  value: string
}

/** A bar chart (SVG) with its legend and its numbers as text. */
export function barsDrawing(title: string, legend: readonly string[], bars: readonly Bar[]): string {
  const wholes = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))
  const scale = plot / Math.max(1, ...wholes)
  const step = width / Math.max(1, bars.length)
  const drawn = bars.map(({ label, parts, value }, index) => {
    const middle = (index + 0.5) * step
    let y = top + plot
    const stacked = parts.map((part, at): Html => {
      const tall = part * scale
      y -= tall
      const x = middle - step * 0.3
      return html`<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${tall.toFixed(1)}" fill="${barColours[at] ?? ''}"/>`
    })
    return html`${stacked}<text x="${middle.toFixed(1)}" y="${(y - 5).toFixed(1)}" text-anchor="middle">${value}</text><text x="${middle.toFixed(1)}" y="${height - 8}" text-anchor="middle" fill="${colours.slate}">${label}</text>`
  })
  const names = legend.map((name, at) => {
    const x = (at * width) / Math.max(3, legend.length)
    return html`<rect x="${x.toFixed(1)}" y="2" width="12" height="12" fill="${barColours[at] ?? ''}"/><text x="${(x + 18).toFixed(1)}" y="12">${name}</text>`
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="11" fill="${colours.deep}"><title>${title}</title><rect width="${width}" height="${height}" fill="#ffffff"/>${names}<path d="M0 ${top + plot}H${width}" stroke="#9fb3b8"/>${drawn}</svg>`
    .html
}
