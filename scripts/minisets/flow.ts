import type { Box, ImageBoxes } from '#devkit/boxes'
import { radarColumns } from '#devkit/sensor-tables'
import { writeVoc } from '#devkit/voc'
import type { Body } from './canal.ts'
import { extents, labelsOf } from './labels.ts'
import { csvFile, jpeg, npyFile, type SetFiles, textFile } from './output.ts'
import { picture } from './picture.ts'
import { echoesOf, radarSettings, rangeDopplerOf } from './radar.ts'
import { randomFrom } from './random.ts'
import type { Camera } from './rasteriser.ts'
import { firstBoat, scene } from './scene.ts'
import { frameOf } from './vector.ts'

const [width, height, focal] = [640, 360, 420]
const mount = { height: 0.8, pitch: 0.13 } as const
/** Metres over the water; the radar stands straight below the camera. */
const radarHeight = 0.5
const images = 16
const frames = 10

/** The set in the forms of FloW: pictures with VOC boxes, and pictures with radar. */
export async function flowSet(): Promise<{
  files: SetFiles
  images: ImageBoxes[]
  /** Metres along the water from the camera to what each box of each picture shows. */
  distances: number[][]
  frames: string[]
}> {
  const files: SetFiles = new Map()
  const labelled: ImageBoxes[] = []
  const distances: number[][] = []
  for (let number = 1; number <= images; number += 1) {
    const { boxes, away } = await pictureWithBoxes(files, 'FloW-Img', number, 100 + number)
    labelled.push(boxes)
    distances.push(away)
  }
  const names: string[] = []
  for (let number = 1; number <= frames; number += 1) {
    const { boxes, away, shown, world, name } = await pictureWithBoxes(files, 'FloW-RI', number, 300 + number)
    const speed = randomFrom(number)() * 1.2 + 0.4
    const echoes = echoesOf(world, frameOf([0, 0, radarHeight], 0), [speed, 0, 0], 500 + number)
    const rows = echoes.map(({ at, doppler, power, body }) => [...at, doppler, power, shown.indexOf(body) + 1])
    files.set(`FloW-RI/radar_points/${name}.csv`, csvFile(radarColumns, rows, 3))
    const { ranges, dopplers } = radarSettings
    files.set(
      `FloW-RI/radar_range_doppler/${name}.npy`,
      npyFile(rangeDopplerOf(echoes, 700 + number), ranges, dopplers),
    )
    names.push(name)
    labelled.push({ ...boxes, file: `FloW-RI/${boxes.file}` })
    distances.push(away)
  }
  files.set(
    'calibration.json',
    textFile(
      `${JSON.stringify(
        {
          axes: 'x ahead, y left, z up in metres, level, from each sensor',
          radar_in_camera_m: [0, 0, Number((radarHeight - mount.height).toFixed(3))],
          camera: {
            width,
            height,
            focal_px: focal,
            principal_point_px: [width / 2, height / 2],
            height_m: mount.height,
            pitch_down_rad: mount.pitch,
          },
          radar: {
            height_m: radarHeight,
            pitch_down_rad: 0,
            range_step_m: radarSettings.rangeStep,
            doppler_step_mps: radarSettings.dopplerStep,
          },
        },
        undefined,
        2,
      )}\n`,
    ),
  )
  return { files, images: labelled, distances, frames: names }
}

async function pictureWithBoxes(files: SetFiles, part: string, number: number, seed: number) {
  const name = String(number).padStart(6, '0')
  const random = randomFrom(seed)
  const { bodies, light } = scene(seed, 2 + Math.floor(random() * 11))
  const camera: Camera = { frame: frameOf([0, 0, mount.height], 0, mount.pitch), width, height, focal }
  const seen = extents(labelsOf(bodies, camera)).filter(({ body }) => body < firstBoat)
  const boxes: ImageBoxes = {
    file: `${name}.jpg`,
    width,
    height,
    boxes: seen.map(({ body: _, ...edges }): Box => ({ name: 'bottle', ...edges })),
  }
  files.set(`${part}/images/${name}.jpg`, await jpeg(picture(bodies, camera, light), width, height))
  files.set(`${part}/annotations/${name}.xml`, textFile(writeVoc(boxes)))
  const away = seen.map(({ body }) => distanceOf(bodies.find(({ id }) => id === body)))
  return { boxes, away, shown: seen.map(({ body }) => body), world: bodies, name }
}

/** Metres along the water from the camera, which stands over the origin, to a body's middle. */
function distanceOf(body: Body | undefined): number {
  const corners = body?.triangles.flatMap((triangle) => triangle.corners) ?? []
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  return Number(Math.hypot(mean(0), mean(1)).toFixed(2))
}
