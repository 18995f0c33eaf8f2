import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withColours } from '#lib/markup/colours'

const face = (name: string, file: string, weights: string) =>
  `@font-face { font-family: '${name}'; src: url('data:font/woff2;base64,${readFileSync(`styles/fonts/${file}`, 'base64')}'); font-weight: ${weights}; }`

/** The sheet of the documents with its faces. */
export const pageStyle = [
  face('Instrument Sans', 'instrument-sans.woff2', '400 700'),
  face('JetBrains Mono', 'jetbrains-mono.woff2', '100 800'),
  withColours(readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')),
].join('\n')
