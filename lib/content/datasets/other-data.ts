import { type Fact, literal, sentence } from '#lib/content/datasets/fact'
import { primary, restated } from '#lib/content/datasets/source'

/** MariSense, the maritime collection of 2026 (FACT-A3). */
export const mariSense: readonly Fact[] = [
  sentence('mariBoat', primary('marisense'), { length: 7.5, engine: 'Honda 150', from: 25, to: 30 }),
  sentence('mariCameras', primary('marisense'), {
    rgb: 6,
    fisheye: 4,
    pinhole: 2,
    angle: 110,
    lowLight: '1920 × 1080',
    thermal: '640 × 512',
  }),
  sentence('mariLidar', primary('marisense'), { far: 'Livox AVIA', range: 400, near: 'MID360' }),
  sentence('mariRadar', primary('marisense'), {
    count: 10,
    model: 'TI AWR2944',
    band: '77–81 GHz',
    marine: 'Raymarine Quantum 2',
  }),
  sentence('mariPosition', primary('marisense'), { gnss: 'u-blox F9P', imu: 'IIM-46234' }),
  literal('mariComputer', '2 × Jetson Orin NX 8G · ROS 2', primary('marisense')),
  sentence('mariTracking', primary('marisense'), { sequences: 300 }),
  sentence('mariOdometry', primary('marisense'), { sequences: 25 }),
  sentence('mariLicence', primary('marisense')),
]

export const otherWork: readonly Fact[] = [
  sentence('radarMoseve', primary('radarmoseve')),
  sentence('wsbev', restated, { cameras: 4, angle: 120, radars: 6 }),
]
