import { readFileSync } from 'node:fs'
import { colours } from '#lib/markup/colours'
import { escaped } from '#lib/markup/html'
import { cardSize, type ShareCard } from '#lib/seo/share-cards'
import { wordmark } from '../downloads/markup.ts'

const data = (file: string, type: string) => `data:${type};base64,${readFileSync(file, 'base64')}`

/** A card as a page to be photographed: the render, the wordmark, a name where it has one, ticks as on a chart. */
export function card({ picture, word }: ShareCard): string {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: 'Instrument Sans'; src: url('${data('styles/fonts/instrument-sans.woff2', 'font/woff2')}'); font-weight: 400 700; }
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; color: ${colours.foam}; font-family: 'Instrument Sans', sans-serif; background: ${colours.ink}; }
img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 62%; }
.shade { position: absolute; inset: 0; background: linear-gradient(to bottom, rgb(6 20 26 / 66%), rgb(6 20 26 / 0) 34%), linear-gradient(to top, rgb(6 20 26 / 82%), rgb(6 20 26 / 0) 46%); }
.mark { position: absolute; top: 52px; left: 56px; width: 212px; height: auto; }
p { position: absolute; left: 54px; bottom: 46px; font-size: 104px; font-weight: 540; line-height: 1; letter-spacing: -.03em; }
.line { position: absolute; left: 0; right: 0; bottom: 0; height: 8px; background: ${colours.signal}; }
</style><img src="${data(`imagery/renders/${picture}.webp`, 'image/webp')}" alt=""><div class="shade"></div>${wordmark}${word ? `<p>${escaped(word)}</p>` : ''}<div class="line"></div>`
}
