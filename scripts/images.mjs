// npm run images: turns the renders into what the browser gets: AVIF and WebP at fixed widths, a typed manifest
// (lib/content/pictures.ts) and the colour each picture shows before it arrives (styles/_picture-placeholders.scss).
// Only pictures whose source is newer than their files are encoded again; `--all` encodes every one.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const source = 'imagery/renders'
const target = 'public/pictures'
const widths = [480, 768, 1080, 1440, 1920]
const everything = process.argv.includes('--all')

function isFresh(file, sourceFile) {
  return !everything && existsSync(file) && statSync(file).mtimeMs >= statSync(sourceFile).mtimeMs
}

async function encode(name, sourceFile, width) {
  const resized = () => sharp(sourceFile).resize({ width, withoutEnlargement: true })
  const avif = join(target, `${name}-${width}.avif`)
  if (!isFresh(avif, sourceFile)) await resized().avif({ quality: 63, effort: 5 }).toFile(avif)
  const webp = join(target, `${name}-${width}.webp`)
  if (!isFresh(webp, sourceFile)) await resized().webp({ quality: 78, effort: 5, alphaQuality: 80 }).toFile(webp)
}

async function dominantColour(sourceFile, hasAlpha) {
  if (hasAlpha) return 'transparent'
  const { data } = await sharp(sourceFile)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

mkdirSync(target, { recursive: true })
const rows = []
const placeholders = []
for (const file of readdirSync(source)
  .filter((entry) => entry.endsWith('.webp'))
  .sort()) {
  const { name } = parse(file)
  const sourceFile = join(source, file)
  const { width, height, hasAlpha } = await sharp(sourceFile).metadata()
  const fitting = widths.filter((wanted) => wanted <= width)
  for (const wanted of fitting) await encode(name, sourceFile, wanted)
  rows.push(`  '${name}': { width: ${width}, height: ${height}, widths: [${fitting.join(', ')}] },`)
  const colour = await dominantColour(sourceFile, hasAlpha)
  if (colour !== 'transparent') placeholders.push(`[data-picture='${name}'] {\n  background-color: ${colour};\n}`)
}

writeFileSync(
  'lib/content/pictures.ts',
  `// Written by \`npm run images\` from imagery/renders; alt texts stand in messages (namespace Pictures).
export const pictures = {
${rows.join('\n')}
} as const

export type PictureName = keyof typeof pictures
`,
)
writeFileSync(
  'styles/_picture-placeholders.scss',
  `// Written by \`npm run images\`: the colour a picture shows before it arrives.\n${placeholders.join('\n\n')}\n`,
)
