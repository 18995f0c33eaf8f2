import localFont from 'next/font/local'

/** Display and text face; Chinese uses the faces its readers have installed. Both files: SIL Open Font License 1.1. */
const sans = localFont({
  src: '../../styles/fonts/instrument-sans.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'swap',
  fallback: ['Helvetica Neue', 'Arial'],
})

/** The data plate's face; not preloaded, because no first screen waits for it. */
const mono = localFont({
  src: '../../styles/fonts/jetbrains-mono.woff2',
  variable: '--font-mono',
  weight: '100 800',
  display: 'swap',
  preload: false,
  fallback: ['ui-monospace', 'monospace'],
})

export const fontVariables = `${sans.variable} ${mono.variable}`
