import type { Origin } from '#lib/content/datasets/source'
import { restated, secondary } from '#lib/content/datasets/source'

export interface ReportedResult {
  /** The source of the measurement: a message key under DatasetResults.who. */
  who: 'student' | 'a2anet' | 'rcfnet'
  method: string
  /** What it was measured on; no source says which split. */
  data: 'images' | 'radarImages'
  /** Of the set's one class, so a source's mAP is an AP; what the source does not give is missing. */
  scores: Readonly<{ /** Mean over IoU 0.50 to 0.95. */ ap?: number; ap50: number; apSmall?: number }>
  origin: Origin
}

/** Results of others on FloW, each with its own split (FACT-A1c): not comparable, never ranked. */
export const flowResults: readonly ReportedResult[] = [
  {
    who: 'student',
    method: 'YOLOX-s',
    data: 'images',
    scores: { ap: 0.325, ap50: 0.752, apSmall: 0.197 },
    origin: restated,
  },
  {
    who: 'student',
    method: 'YOLOX-s + pretraining + CIoU',
    data: 'images',
    scores: { ap: 0.383, ap50: 0.819, apSmall: 0.247 },
    origin: restated,
  },
  {
    who: 'a2anet',
    method: 'YOLOv5s',
    data: 'images',
    scores: { ap: 0.441, ap50: 0.883 },
    origin: secondary('a2anet'),
  },
  {
    who: 'a2anet',
    method: 'A2ANet',
    data: 'images',
    scores: { ap: 0.449, ap50: 0.892 },
    origin: secondary('a2anet'),
  },
  { who: 'rcfnet', method: 'RCFNet', data: 'radarImages', scores: { ap50: 0.9316 }, origin: secondary('rcfnet') },
]
