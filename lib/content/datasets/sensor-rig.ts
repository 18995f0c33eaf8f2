import { miniSets } from '#lib/content/datasets/mini-sets'

/** The sensors of USVInland's boat in the order in which its drawing numbers them; each is a fact of the platform. */
export const rigParts = ['usvLidar', 'usvStereo', 'usvImu', 'usvRadar', 'usvGnss'] as const

const { mounting, camera, antennas_m } = miniSets.inland.calibration
const [ahead = 0, left = 0, up = 0] = mounting.camera_left_m

export interface SensorFrame {
  id: 'lidar' | 'cameraLeft' | 'cameraRight' | 'gnssRover' | 'gnssBase'
  /** Place in the boat's frame: ahead, left, up from the water; metres. */
  at: readonly number[]
  /** Radians that it looks down. */
  pitch: number
  axes: 'boat' | 'camera' | 'point'
}

/** Where the sensors of the synthetic set stand, as its calibration.json says. */
export const syntheticFrames: readonly SensorFrame[] = [
  { id: 'lidar', at: mounting.lidar_m, pitch: 0, axes: 'boat' },
  { id: 'cameraLeft', at: [ahead, left, up], pitch: mounting.camera_pitch_down_rad, axes: 'camera' },
  {
    id: 'cameraRight',
    at: [ahead, Number((left - camera.baseline_m).toFixed(3)), up],
    pitch: mounting.camera_pitch_down_rad,
    axes: 'camera',
  },
  { id: 'gnssRover', at: antennas_m.GPSRover, pitch: 0, axes: 'point' },
  { id: 'gnssBase', at: antennas_m.GPSBase, pitch: 0, axes: 'point' },
]
