// npm run water-plates: turns what Blender rendered for moving water (imagery/plates, by imagery/water_plates.py) into what the
// browser gets: mirror and mask as AVIF at two widths in public/pictures/water, and the cameras in lib/content/water-cameras.ts.
//   -- --masters FOLDER  takes new renders over first, as WebP that the repository can hold, and encodes these alone
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const { values: options } = parseArgs({ options: { masters: { type: 'string' } }, strict: false })
const plates = 'imagery/plates'
const target = 'public/pictures/water'
const widths = [960, 1440]
// The mirror is looked at through waves; an edge of the mask is the edge of a boat.
const quality = { mirror: 42, mask: 55 }

mkdirSync(plates, { recursive: true })
mkdirSync(target, { recursive: true })
const renewed = new Set()
for (const file of options.masters && existsSync(options.masters) ? readdirSync(options.masters) : []) {
  if (file.endsWith('-camera.json')) copyFileSync(join(options.masters, file), join(plates, file))
  const [, name, part] = /^([\w-]+)-(mirror|mask)\.png$/.exec(file) ?? []
  if (name) renewed.add(name)
  if (part === 'mirror')
    await sharp(join(options.masters, file))
      .webp({ quality: 90, effort: 5 })
      .toFile(join(plates, `${name}-mirror.webp`))
  if (part === 'mask')
    await sharp(join(options.masters, file))
      .webp({ lossless: true, effort: 5 })
      .toFile(join(plates, `${name}-mask.webp`))
}

// A scene is whole when its mirror is there, which is rendered last.
const cameras = readdirSync(plates)
  .filter(
    (file) => file.endsWith('-camera.json') && existsSync(join(plates, file.replace('-camera.json', '-mirror.webp'))),
  )
  .sort()
const rows = []
for (const file of cameras) {
  const name = file.slice(0, -'-camera.json'.length)
  for (const [part, wanted] of Object.entries(quality)) {
    for (const width of options.masters && !renewed.has(name) ? [] : widths) {
      const { size } = await sharp(join(plates, `${name}-${part}.webp`))
        .resize({ width })
        .avif({ quality: wanted, effort: 6, chromaSubsampling: part === 'mask' ? '4:4:4' : '4:2:0' })
        .toFile(join(target, `${name}-${part}-${width}.avif`))
      console.log(`${name} ${part} ${width}: ${(size / 1024).toFixed(1)} KB`)
    }
  }
  const { matrix, lens, overscan, water } = JSON.parse(readFileSync(join(plates, file), 'utf8'))
  const turn = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => Number(matrix[row][column].toFixed(6))))
  const eye = [0, 1, 2].map((row) => Number(matrix[row][3].toFixed(4)))
  const { ripple = 0.055, swell = 0.03 } = water
  rows.push(
    `  '${name}': { turn: [${turn.join(', ')}], eye: [${eye.join(', ')}], lens: ${lens}, overscan: ${overscan}, ripple: ${ripple}, swell: ${swell} },`,
  )
}
writeFileSync(
  'lib/content/water-cameras.ts',
  `// Written by \`npm run water-plates\`: where the cameras of moving waters stand, and how rough their water is.
export const waterCameras = {
${rows.join('\n')}
} as const
`,
)
