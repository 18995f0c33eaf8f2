// npm run images: encodes renders as AVIF and WebP at fixed widths, with a manifest (lib/content/pictures.json) and placeholder
// colours (styles/_picture-placeholders.scss). Details of imagery/crops.json are cut out first. Encodes only pictures whose source
// differs from imagery/encoded.json; `--all` encodes every one.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const source = 'imagery/renders'
const target = 'public/pictures'
const widths = [480, 768, 1080, 1440, 1920, 2880]
/** How wide details are rendered (imagery/scenes/shots.py). */
const detailWidth = 1280
/** Also drawn as small as a stamp (`FloatingPicture`), at up to two pixels a point. */
const stamps = { 'smurf-studio': 240 }
// What a picture may weigh in bytes: a card on a phone at three pixels a point takes 1080 (a home page read to its end has
// 700 KB), its opening picture 1440, a desktop's 1920, that of a laptop at two pixels 2880.
const mostBytes = (width) => (width <= 1080 ? 42_000 : width <= 1440 ? 115_000 : 250_000)
// At the first, shown at two pixels a point, the likeness to the render (mean SSIM of the light, windows of 8 pixels) is
// 0.990 or more on open water and reeds and 0.999 on cut-out boats; at 63 it was 0.993, for half as many bytes again.
const qualities = [52, 46, 40]
const everything = process.argv.includes('--all')

const record = 'imagery/encoded.json'
const recorded = JSON.parse(readFileSync(record, 'utf8'))
const encoded = {}

/** What a picture is made of: its source's bytes and the part that is cut out. */
function fingerprint({ sourceFile, region }) {
  return createHash('sha256').update(readFileSync(sourceFile)).update(JSON.stringify(region)).digest('hex').slice(0, 16)
}

function isFresh(file, name) {
  return !everything && existsSync(file) && recorded[name] === encoded[name]
}

function open({ sourceFile, region }) {
  return region ? sharp(sourceFile).extract(region) : sharp(sourceFile)
}

async function encode(picture, width) {
  const { name } = picture
  const resized = () => open(picture).resize({ width, withoutEnlargement: true })
  const avif = join(target, `${name}-${width}.avif`)
  if (!isFresh(avif, name)) {
    for (const quality of qualities) {
      const { size } = await resized().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toFile(avif)
      if (size <= mostBytes(width)) break
    }
  }
  const webp = join(target, `${name}-${width}.webp`)
  if (!isFresh(webp, name)) await resized().webp({ quality: 78, effort: 5, alphaQuality: 80 }).toFile(webp)
}

async function dominantColour(picture, hasAlpha) {
  if (hasAlpha) return 'transparent'
  const { data } = await open(picture)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const renders = readdirSync(source)
  .filter((entry) => entry.endsWith('.webp'))
  .map((entry) => ({ name: parse(entry).name, sourceFile: join(source, entry), region: null }))
// A detail that has a render of its own by now is not cut out any more.
const details = JSON.parse(readFileSync('imagery/crops.json', 'utf8'))
  .filter(({ name }) => !renders.some((render) => render.name === name))
  .map(({ name, of, ...region }) => ({ name, sourceFile: join(source, `${of}.webp`), region }))

mkdirSync(target, { recursive: true })
const rows = []
const placeholders = []
for (const picture of [...renders, ...details].sort((a, b) => (a.name < b.name ? -1 : 1))) {
  const { name, sourceFile, region } = picture
  encoded[name] = fingerprint(picture)
  const { hasAlpha, ...whole } = await sharp(sourceFile).metadata()
  const { width, height } = region ?? whole
  // A detail, cut out or rendered as one, keeps all it has, beside the widths that are clearly smaller.
  const fitting =
    region || width === detailWidth
      ? [...widths.filter((wanted) => wanted < width * 0.8), width]
      : widths.filter((wanted) => wanted <= width)
  if (stamps[name]) fitting.unshift(stamps[name])
  for (const wanted of fitting) await encode(picture, wanted)
  rows.push(`  "${name}": ${JSON.stringify({ width, height, widths: fitting })}`)
  const colour = await dominantColour(picture, hasAlpha)
  if (colour !== 'transparent') placeholders.push(`[data-picture='${name}'] {\n  background-color: ${colour};\n}`)
}

writeFileSync(record, `${JSON.stringify(encoded, null, 2)}\n`)
writeFileSync('lib/content/pictures.json', `{\n${rows.join(',\n')}\n}\n`)
writeFileSync(
  'styles/_picture-placeholders.scss',
  `// Written by \`npm run images\`: the colour a picture shows before it arrives.\n${placeholders.join('\n\n')}\n`,
)
