// npm run icons: makes the icons that cannot be an SVG out of app/icon.svg: an orca's fin over the survey line.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const svg = readFileSync('app/icon.svg', 'utf8')
/** Systems that cut their own corners get a full square; `maskable` also keeps its mark within the safe circle. */
const square = svg.replace('rx="13" ', '')
const maskable = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width', '<rect x="-8" y="-8" width')
  .replace('width="64" height="64"', 'width="80" height="80"')

const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size)
    .png()
    .toBuffer()

/** One ICO file of PNG pictures: header, one entry a picture, the pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(data.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([header, ...pictures.map(({ data }) => data)])
}

const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(svg, size) })))
writeFileSync('app/favicon.ico', ico(sizes))
writeFileSync('app/apple-icon.png', await png(square, 180))
writeFileSync('public/icons/icon-192.png', await png(svg, 192))
writeFileSync('public/icons/icon-512.png', await png(svg, 512))
writeFileSync('public/icons/icon-maskable-512.png', await png(maskable, 512))
