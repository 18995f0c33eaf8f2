import { type Fact, literal, worded } from '#lib/content/datasets/fact'
import { primary, restated } from '#lib/content/datasets/source'

/** MariSense, the maritime collection of 2026 (FACT-A3). */
export const mariSense: readonly Fact[] = [
  worded('mariBoat', primary('marisense'), { length: 7.5, engine: 'Honda 150', from: 25, to: 30 }),
  worded('mariCameras', primary('marisense'), {
    rgb: 6,
    fisheye: 4,
    pinhole: 2,
    angle: 110,
    lowLight: '1920 × 1080',
    thermal: '640 × 512',
  }),
  worded('mariLidar', primary('marisense'), { far: 'Livox AVIA', range: 400, near: 'MID360' }),
  worded('mariRadar', primary('marisense'), {
    count: 10,
    model: 'TI AWR2944',
    band: '77–81 GHz',
    marine: 'Raymarine Quantum 2',
  }),
  worded('mariPosition', primary('marisense'), { gnss: 'u-blox F9P', imu: 'IIM-46234' }),
  literal('mariComputer', '2 × Jetson Orin NX 8G, ROS 2', primary('marisense')),
  worded('mariTracking', primary('marisense'), { sequences: 300 }),
  worded('mariOdometry', primary('marisense'), { sequences: 25 }),
  worded('mariLicence', primary('marisense')),
]

export const otherWork: readonly Fact[] = [
  worded('radarMoseve', primary('radarmoseve')),
  worded('wsbev', restated, { cameras: 4, angle: 120, radars: 6 }),
]
