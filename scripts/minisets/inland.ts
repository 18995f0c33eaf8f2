import { gnssColumns, imuColumns, poseColumns } from '#devkit/sensor-tables'
import { usvInland } from '#lib/content/datasets/usvinland'
import { labelsOf } from './labels.ts'
import { csvFile, greyPng, jpeg, type SetFiles, textFile } from './output.ts'
import { picture } from './picture.ts'
import { type Camera, rasterise } from './rasteriser.ts'
import { type Scene, scene } from './scene.ts'
import { dot, type Frame, frameOf, placed, type Vector } from './vector.ts'

const [width, height] = [usvInland.imageWidth, usvInland.imageHeight]
const rig = { focal: 400, baseline: 0.12, height: 0.9, pitch: 0.1, lidarHeight: 1.2 } as const
const pairs = 6
const masks = 6
export const sequence = 'Syn_1_Sequence_0_6'
const steps = { seconds: 6, pictureHz: 2, imuHz: 50, gnssHz: 5 } as const
const antennas: Record<'GPSBase' | 'GPSRover', Vector> = { GPSBase: [-0.4, 0, 1], GPSRover: [0.4, 0, 1] }

/** The set in the forms of USVInland: stereo pairs, a sequence with its sensors, and masks of the water. */
export async function inlandSet(): Promise<{ files: SetFiles; stereo: string[]; masks: string[]; frames: string[] }> {
  const files: SetFiles = new Map()
  const stereo: string[] = []
  for (let number = 1; number <= pairs; number += 1) stereo.push(await stereoPair(files, number))
  const water: string[] = []
  for (let number = 1; number <= masks; number += 1) water.push(await waterMask(files, number))
  const frames = await drive(files)
  files.set('calibration.json', textFile(`${JSON.stringify(calibration, undefined, 2)}\n`))
  return { files, stereo, masks: water, frames }
}

const calibration = {
  camera: { width, height, focal_px: rig.focal, principal_point_px: [width / 2, height / 2], baseline_m: rig.baseline },
  mounting: {
    camera_left_m: [0, rig.baseline / 2, rig.height],
    camera_pitch_down_rad: rig.pitch,
    lidar_m: [0, 0, rig.lidarHeight],
  },
  antennas_m: antennas,
}

const eye = (boat: Frame, side: 1 | -1): Camera => {
  const at = placed(boat, [0, (side * rig.baseline) / 2, rig.height])
  const yaw = Math.atan2(boat.ahead[1], boat.ahead[0])
  return { frame: frameOf(at, yaw, rig.pitch), width, height, focal: rig.focal }
}

async function photograph({ bodies, light }: Scene, camera: Camera): Promise<Uint8Array> {
  return jpeg(picture(bodies, camera, light), width, height)
}

async function stereoPair(files: SetFiles, number: number): Promise<string> {
  const name = String(number).padStart(6, '0')
  const folder = 'Stereo Matching/Low_Res_640_320'
  const world = scene(900 + number, 8)
  const boat = frameOf([0, 0, 0], 0)
  const { depth } = labelsOf(world.bodies, eye(boat, 1))
  const disparity = Uint16Array.from(depth, (away) =>
    Number.isFinite(away) ? Math.max(1, Math.round((256 * rig.focal * rig.baseline) / away)) : 0,
  )
  files.set(`${folder}/Left_Img_Rectified/${name}.jpg`, await photograph(world, eye(boat, 1)))
  files.set(`${folder}/Right_Img_Rectified/${name}.jpg`, await photograph(world, eye(boat, -1)))
  files.set(`${folder}/Disp_Map/${name}.png`, await greyPng(disparity, width, height))
  return name
}

async function waterMask(files: SetFiles, number: number): Promise<string> {
  const name = String(number).padStart(6, '0')
  const world = scene(1200 + number, 4)
  const camera = eye(frameOf([0, (number % 3) * 2 - 2, 0], (number % 2 === 0 ? 1 : -1) * 0.16 * number), 1)
  files.set(`Water Segmentation/Images/${name}.jpg`, await photograph(world, camera))
  const { water } = labelsOf(world.bodies, camera)
  files.set(
    `Water Segmentation/Masks/${name}.png`,
    await greyPng(
      water.map((value) => value * 255),
      width,
      height,
    ),
  )
  return name
}

/** Where the boat is at a time: 1.2 m/s along the canal, swaying gently. */
const pathAt = (time: number) => ({
  x: 1.2 * time,
  y: 1.6 * Math.sin(time * 0.5),
  yaw: Math.atan2(0.8 * Math.cos(time * 0.5), 1.2),
})
const frameAt = (time: number): Frame => {
  const { x, y, yaw } = pathAt(time)
  return frameOf([x, y, 0], yaw)
}

async function drive(files: SetFiles): Promise<string[]> {
  const world = scene(1500, 10)
  const times = Array.from({ length: steps.seconds * steps.pictureHz }, (_, index) => index / steps.pictureHz)
  const names: string[] = []
  for (const [index, time] of times.entries()) {
    const name = String(index).padStart(6, '0')
    const boat = frameAt(time)
    files.set(`${sequence}-Image/PIC_Left_Rectified/${name}.jpg`, await photograph(world, eye(boat, 1)))
    files.set(`${sequence}-Image/PIC_Right_Rectified/${name}.jpg`, await photograph(world, eye(boat, -1)))
    files.set(`${sequence}-Lidar/scans/${name}.bin`, scan(world, boat))
    names.push(name)
  }
  const stamps = times.map((time) => `${time.toFixed(3)}\n`).join('')
  files.set(`${sequence}-Lidar/Laser_Timestamp_Middle.txt`, textFile(stamps))
  files.set(`${sequence}-Image/Image_Timestamp.txt`, textFile(stamps))
  for (const [name, antenna] of Object.entries(antennas)) {
    const rows = sampled(steps.gnssHz).map((time) => fix(time, antenna))
    files.set(`${sequence}-INS/${name}.csv`, csvFile(gnssColumns, rows, 9))
  }
  files.set(`${sequence}-INS/IMU_inside_camera.csv`, csvFile(imuColumns, sampled(steps.imuHz).map(inertia)))
  const poses = sampled(steps.gnssHz).map((time) => [time, pathAt(time).x, pathAt(time).y, 0, pathAt(time).yaw, 0, 0])
  files.set(`${sequence}-INS/ground_truth.csv`, csvFile(poseColumns, poses))
  return names
}

const sampled = (hertz: number): number[] =>
  Array.from({ length: steps.seconds * hertz + 1 }, (_, index) => index / hertz)

/** Near 0° N, 0° E, where one degree is 110,574 m north and 111,320 m east: open sea, so that nobody takes it for a place. */
function fix(time: number, antenna: Vector): number[] {
  const [east, north] = placed(frameAt(time), antenna)
  const heading = 90 - (pathAt(time).yaw * 180) / Math.PI
  return [time, north / 110_574, east / 111_320, (heading + 360) % 360]
}

/** Turn rates and accelerations, differences of the path over a hundredth of a second; gravity is 9.81 m/s² up. */
function inertia(time: number): number[] {
  const step = 0.01
  const [before, now, after] = [time - step, time, time + step].map(pathAt)
  if (!before || !now || !after) return []
  const push: Vector = [
    (before.x - 2 * now.x + after.x) / step ** 2,
    (before.y - 2 * now.y + after.y) / step ** 2,
    9.81,
  ]
  const frame = frameAt(time)
  return [
    time,
    0,
    0,
    (after.yaw - before.yaw) / (2 * step),
    dot(push, frame.ahead),
    dot(push, frame.left),
    dot(push, frame.up),
  ]
}

/** A scan of 16 lines from −15° to 15° over the 90° ahead, at most 60 m; beams that meet water or sky give nothing. */
function scan({ bodies }: Scene, boat: Frame): Uint8Array {
  const yaw = Math.atan2(boat.ahead[1], boat.ahead[0])
  const camera: Camera = {
    frame: frameOf(placed(boat, [0, 0, rig.lidarHeight]), yaw),
    width: 1024,
    height: 400,
    focal: 512,
  }
  const { depth, triangle, shown } = rasterise(bodies, camera)
  const points: number[] = []
  for (let line = 0; line < usvInland.lidarLines; line += 1)
    for (let turn = -45; turn <= 45; turn += 0.4) {
      const [side, rise] = [Math.tan((turn * Math.PI) / 180), Math.tan(((line * 2 - 15) * Math.PI) / 180)]
      const column = Math.floor(camera.width / 2 - camera.focal * side)
      const row = Math.floor(camera.height / 2 - camera.focal * rise * Math.hypot(1, side))
      if (column < 0 || column >= camera.width || row < 0 || row >= camera.height) continue
      const away = depth[row * camera.width + column] ?? Number.POSITIVE_INFINITY
      const [left, up] = [
        (camera.width / 2 - column - 0.5) / camera.focal,
        (camera.height / 2 - row - 0.5) / camera.focal,
      ]
      const range = away * Math.hypot(1, left, up)
      const under = rig.lidarHeight + up * away < 0
      if (range > 60 || under) continue
      const [red = 0, green = 0, blue = 0] = shown[triangle[row * camera.width + column] ?? -1]?.colour ?? []
      points.push(away, left * away, up * away, Math.min(1, (red + green + blue) / 2))
    }
  return new Uint8Array(Float32Array.from(points).buffer)
}
