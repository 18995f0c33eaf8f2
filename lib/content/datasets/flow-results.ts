import type { Origin } from '#lib/content/datasets/source'
import { restated, secondary } from '#lib/content/datasets/source'

export interface ReportedResult {
  /** Who measured it: a message key under DatasetResults.who. */
  who: 'student' | 'a2anet' | 'rcfnet'
  method: string
  /** What it was measured on; no source says which split. */
  data: 'images' | 'radarImages'
  /** As the source prints it, metric by metric. */
  metrics: readonly (readonly [metric: string, value: number])[]
  origin: Origin
}

/** What others measured on FloW, each with its own split (FACT-A1c): not comparable, never ranked. */
export const flowResults: readonly ReportedResult[] = [
  {
    who: 'student',
    method: 'YOLOX-s',
    data: 'images',
    metrics: [
      ['AP', 0.325],
      ['AP50', 0.752],
      ['AP-small', 0.197],
    ],
    origin: restated,
  },
  {
    who: 'student',
    method: 'YOLOX-s + pretraining + CIoU',
    data: 'images',
    metrics: [
      ['AP', 0.383],
      ['AP50', 0.819],
      ['AP-small', 0.247],
    ],
    origin: restated,
  },
  {
    who: 'a2anet',
    method: 'YOLOv5s',
    data: 'images',
    metrics: [
      ['mAP50', 0.883],
      ['mAP50-95', 0.441],
    ],
    origin: secondary('a2anet'),
  },
  {
    who: 'a2anet',
    method: 'A2ANet',
    data: 'images',
    metrics: [
      ['mAP50', 0.892],
      ['mAP50-95', 0.449],
    ],
    origin: secondary('a2anet'),
  },
  { who: 'rcfnet', method: 'RCFNet', data: 'radarImages', metrics: [['AP50', 0.9316]], origin: secondary('rcfnet') },
]
