import localFont from 'next/font/local'

// Files: cut by `npm run fonts` from the whole faces beside them, SIL Open Font License 1.1. What stands in for them until
// they have come: styles/_fallback-faces.scss. A constant's name becomes its family's: never one that a system knows (on Linux
// `sans` and `mono` are DejaVu's, which stood in before ours had come).

/**
 * Display and text face; Chinese uses installed fonts. Noto Sans CJK SC is named for Linux, where Chromium would ask the system for
 * every run of text by `sans-serif` alone. It precedes Roboto, which is then not asked; other systems do not know the name.
 */
const instrumentSans = localFont({
  src: '../../styles/fonts/instrument-sans-page.woff2',
  variable: '--font-sans',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['SansArial', 'Noto Sans CJK SC', 'SansRoboto'],
})

/** Its letters with accents, fetched by a page that holds one. The signs × and ÷ stand between them and are the text face's. */
const instrumentSansAccents = localFont({
  src: '../../styles/fonts/instrument-sans-accents.woff2',
  variable: '--font-sans-accents',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-D6, U+D8-F6, U+F8-17F' }],
})

/** The data plate's face. */
const jetBrainsMono = localFont({
  src: '../../styles/fonts/jetbrains-mono-page.woff2',
  variable: '--font-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['MonoConsolas', 'ui-monospace', 'monospace', 'Noto Sans CJK SC'],
})

export const fontVariables = `${instrumentSans.variable} ${instrumentSansAccents.variable} ${jetBrainsMono.variable}`
