/**
 * The colours of `styles/tokens.scss` for canvases, drawings in files, documents, cards, plain pages and emails. A test
 * (`styles/tokens.test.ts`) keeps both equal.
 */
export const colours = {
  ink: '#06141a',
  deep: '#0a2530',
  water: '#0e4a5a',
  signal: '#14b8c4',
  'signal-ink': '#056a75',
  buoy: '#ff6a1a',
  'buoy-hover': '#ff8340',
  foam: '#f5f9f9',
  mist: '#dde7e8',
  slate: '#4a5e66',
  drift: '#a9bcc2',
  'control-line': '#6f838a',
  alarm: '#b3261e',
} as const

const isColour = (name: string): name is keyof typeof colours => Object.hasOwn(colours, name)

/** A style sheet with these colours in place of `var(--ink)` and the others, for a page that has no tokens. */
export function withColours(css: string): string {
  return css.replaceAll(/var\(--([\w-]+)\)/g, (text, name: string) => (isColour(name) ? colours[name] : text))
}
