/** `npm run og`: the pictures that a shared link shows (public/og), from the renders; only those that would differ. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { cardSize, shareCards } from '#lib/seo/share-cards'
import { card } from './og/card.ts'
import { drawnFile, drawnSources, sourcesOfCards } from './og/drawn.ts'
import { ensureChromium } from './prepare/chromium.mjs'

const largest = 90 * 1024

/** The best quality that stays within the size. */
async function compress(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; quality >= 50; quality -= 6) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= largest) return jpeg
  }
  throw new Error(`A card stays larger than ${largest} bytes`)
}

mkdirSync('public/og', { recursive: true })
const [drawn, sources] = [drawnSources(), sourcesOfCards()]
const due = [...shareCards].filter(([name]) => drawn[name] !== sources[name] || !existsSync(`public/og/${name}.jpg`))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: cardSize })
for (const [name, content] of due) {
  await page.setContent(card(content))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const jpeg = await compress(await page.screenshot({ type: 'png' }))
  writeFileSync(`public/og/${name}.jpg`, jpeg)
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1024)} KB`)
}
await browser.close()
writeFileSync(drawnFile, `${JSON.stringify(sources, null, 2)}\n`)
