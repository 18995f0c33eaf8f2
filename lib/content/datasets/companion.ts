import { type Fact, sentence } from '#lib/content/datasets/fact'
import { restated } from '#lib/content/datasets/source'

/**
 * RISFNet, the same group's other ICCV 2021 paper (FACT-A1b, confidence M). Its numbers are not FloW's baselines and must be shown with
 * that sentence.
 */
export const companionFacts: readonly Fact[] = [
  sentence('companionCamera', restated, { size: '1280 × 720', rate: 15 }),
  sentence('companionImu', restated, { rate: 10 }),
  sentence('companionRadar', restated, { band: 77, model: 'AWR1843', rate: 10, range: 30, resolution: 0.04 }),
  sentence('companionFrames', restated, { captured: 12_000, kept: 1895, split: '4:1' }),
  sentence('companionObjects', restated, { objects: 3164, small: 1946, px: 32, percent: 61.5 }),
  sentence('companionSpeed', restated, { fps: 6, computer: 'Jetson TX2', speed: 2, simulated: 4 }),
]

export const companionResults = [
  { method: 'RISFNet', ap35: 90.05, ap50: 75.09 },
  { method: 'Li et al.', fusion: true, ap35: 85.28, ap50: 64.64 },
  { method: 'CRF-Net', fusion: true, ap35: 79.63, ap50: 57.74 },
  { method: 'EfficientDet', ap35: 78.62, ap50: 58.52 },
  { method: 'YOLOv4', ap35: 78.46, ap50: 57.04 },
  { method: 'Faster R-CNN', ap35: 77.35, ap50: 57.58 },
] as const
