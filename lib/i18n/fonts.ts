import localFont from 'next/font/local'

// Files: cut by `npm run fonts` from the whole faces beside them, SIL Open Font License 1.1.

/** Display and text face; Chinese uses the faces its readers have installed. */
const sans = localFont({
  src: '../../styles/fonts/instrument-sans-page.woff2',
  variable: '--font-sans',
  weight: '400 600',
  display: 'swap',
  preload: false,
  fallback: ['Helvetica Neue', 'Arial'],
})

/** Its letters with accents, fetched by a page that holds one. The signs × and ÷ stand between them and are the text face's. */
const sansAccents = localFont({
  src: '../../styles/fonts/instrument-sans-accents.woff2',
  variable: '--font-sans-accents',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-D6, U+D8-F6, U+F8-17F' }],
})

/** The data plate's face. */
const mono = localFont({
  src: '../../styles/fonts/jetbrains-mono-page.woff2',
  variable: '--font-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  fallback: ['ui-monospace', 'monospace'],
})

export const fontVariables = `${sans.variable} ${sansAccents.variable} ${mono.variable}`
