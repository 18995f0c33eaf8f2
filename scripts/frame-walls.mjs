// npm run frame-walls: the walls of frames that the dataset pages open with, out of our own synthetic sample sets: eight
// frames beside each other in three rows. What no drawing over the page can show is painted in: water masks, disparities.
// The boxes of FloW's frames are drawn by the page (`FrameWall`), from the labels.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const sets = 'public/mini-sets'
const target = 'public/pictures'
const [columns, rows] = [8, 3]
const widths = [1920, 2880]
/** On a phone the first three columns are seen. */
const phone = { columns: 3, width: 1170 }
const tile = { width: 360, height: 202 }

const framesOf = (folder) =>
  readdirSync(join(sets, folder))
    .filter((file) => /\.(jpg|png)$/.test(file))
    .sort()
    .map((file) => join(sets, folder, file))
const flow = 'orca-synthetic-flow-mini'
const inland = 'orca-synthetic-inland-mini'
const images = framesOf(`${flow}/FloW-Img/images`)
const radarImages = framesOf(`${flow}/FloW-RI/images`)
const drive = framesOf(`${inland}/Syn_1_Sequence_0_6-Image/PIC_Left_Rectified`)
const left = framesOf(`${inland}/Stereo Matching/Low_Res_640_320/Left_Img_Rectified`)
const disparities = framesOf(`${inland}/Stereo Matching/Low_Res_640_320/Disp_Map`)
const waters = framesOf(`${inland}/Water Segmentation/Images`)
const masks = framesOf(`${inland}/Water Segmentation/Masks`)

const plain = (file) => sharp(file).resize(tile.width, tile.height).removeAlpha().raw().toBuffer()

/** A frame whose water shines in the signal's colour. */
async function masked(file, maskFile) {
  const [frame, mask] = await Promise.all([
    plain(file),
    sharp(maskFile).resize(tile.width, tile.height, { kernel: 'nearest' }).greyscale().raw().toBuffer(),
  ])
  const most = mask.reduce((high, value) => Math.max(high, value), 0)
  const signal = [20, 184, 196]
  return frame.map((value, index) =>
    (mask[Math.floor(index / 3)] ?? 0) * 2 > most ? Math.round(value * 0.5 + (signal[index % 3] ?? 0) * 0.5) : value,
  )
}

/** A disparity map from deep (far) over signal to buoy (near). */
async function coloured(file) {
  const { data, info } = await sharp(file)
    .resize(tile.width, tile.height, { kernel: 'nearest' })
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2).filter(
    (_, index) => index % info.channels === 0,
  )
  const high = values.toSorted()[Math.floor(values.length * 0.98)] || 1
  const stops = [
    [10, 37, 48],
    [20, 184, 196],
    [255, 106, 26],
  ]
  const out = Buffer.alloc(values.length * 3)
  for (const [index, value] of values.entries()) {
    const place = Math.min(1, value / high) * 2
    const from = stops[Math.min(1, Math.floor(place))]
    const to = stops[Math.min(1, Math.floor(place)) + 1]
    for (let part = 0; part < 3; part += 1)
      out[index * 3 + part] = from[part] + (to[part] - from[part]) * (place - Math.min(1, Math.floor(place)))
  }
  return out
}

const plainAll = (files) => files.map((file) => () => plain(file))
const walls = {
  'frames-flow': [...plainAll(images.slice(0, 16)), ...plainAll(radarImages.slice(0, 8))],
  // A left picture, its disparities, the water of another, a step of the drive: twice a row.
  'frames-inland': [0, 1, 2, 3, 4, 5].flatMap((at) => [
    () => plain(left[at]),
    () => coloured(disparities[at]),
    () => masked(waters[at], masks[at]),
    () => plain(drive[at * 2]),
  ]),
  'frames-all': [0, 1, 2, 3, 4, 5].flatMap((at) => [
    () => plain(images[at * 2]),
    () => masked(waters[at], masks[at]),
    () => plain(images[at * 2 + 1]),
    () => coloured(disparities[at]),
  ]),
}

for (const [name, frames] of Object.entries(walls)) {
  const size = { width: columns * tile.width, height: rows * tile.height }
  const tiles = await Promise.all(
    frames.map(async (frame, index) => ({
      input: await frame(),
      raw: { ...tile, channels: 3 },
      left: (index % columns) * tile.width,
      top: Math.floor(index / columns) * tile.height,
    })),
  )
  const wall = await sharp({ create: { ...size, channels: 3, background: '#06141a' } })
    .composite(tiles)
    .png()
    .toBuffer()
  for (const width of widths) {
    await sharp(wall)
      .resize({ width })
      .avif({ quality: 56, effort: 5 })
      .toFile(join(target, `${name}-${width}.avif`))
  }
  await sharp(wall)
    .resize({ width: 1440 })
    .webp({ quality: 70, effort: 5 })
    .toFile(join(target, `${name}-1440.webp`))
  await sharp(wall)
    .extract({ left: 0, top: 0, width: phone.columns * tile.width, height: size.height })
    .resize({ width: phone.width })
    .avif({ quality: 56, effort: 5 })
    .toFile(join(target, `${name}-${phone.width}.avif`))
}
