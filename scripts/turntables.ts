/**
 * `npm run turntables [-- smurf xi]`: renders each boat from all sides (public/turntables), shown where a browser has no GPU. Takes
 * some minutes without a graphics card.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { sheet } from '#components/viewer/turntable-sheet.ts'
import { models } from '#lib/content/models'
import { ensureChromium } from './prepare/chromium.mjs'

const mostBytes = 350 * 1024
/** From the best to the least that is still a picture. */
const qualities = [54, 48, 42, 36]
const site = 'http://turntable.invalid'

const { outputFiles } = await build({
  entryPoints: ['scripts/turntables/draw-frames.ts'],
  bundle: true,
  write: false,
  format: 'iife',
})
const script = outputFiles[0]?.text ?? ''

/** All frames on one sheet without a ground of its own, in the best quality that fits. */
async function sheetOf(frames: readonly string[]): Promise<Buffer> {
  const whole = await sharp({
    create: {
      width: sheet.width * sheet.columns,
      height: sheet.height * sheet.rows,
      channels: 4,
      background: '#00000000',
    },
  })
    .composite(
      frames.map((url, frame) => ({
        input: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
        left: (frame % sheet.columns) * sheet.width,
        top: Math.floor(frame / sheet.columns) * sheet.height,
      })),
    )
    .png()
    .toBuffer()
  for (const quality of qualities) {
    const avif = await sharp(whole).avif({ quality, effort: 5 }).toBuffer()
    if (avif.length <= mostBytes) return avif
  }
  throw new Error(`a turntable stays larger than ${mostBytes} bytes`)
}

const asked = process.argv.slice(2)
mkdirSync('public/turntables', { recursive: true })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const drawn: { slug: string; frames: readonly string[] }[] = []
for (const [slug, { min, max }] of Object.entries(models)) {
  if (asked.length > 0 && !asked.includes(slug)) continue
  const page = await browser.newPage()
  await page.route(`${site}/**`, (route) =>
    route.request().url().endsWith('.glb')
      ? route.fulfill({ body: readFileSync(`public/models/${slug}.glb`) })
      : route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  )
  await page.goto(site)
  await page.addScriptTag({ content: script })
  const frames: string[] = await page.evaluate(
    ({ src, boat, low, high }) => Reflect.get(window, 'drawFrames')(src, boat, low, high),
    { src: `${site}/${slug}.glb`, boat: slug, low: min, high: max },
  )
  drawn.push({ slug, frames })
  await page.close()
}
await browser.close()
for (const { slug, frames } of drawn) {
  const avif = await sheetOf(frames)
  writeFileSync(`public/turntables/${slug}.avif`, avif)
  console.log(`${slug}.avif ${Math.round(avif.length / 1024)} KB`)
}
