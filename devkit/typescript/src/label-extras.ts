import type { LabelFormat } from './label-files.ts'

export const extraKinds = ['crowd', 'difficult', 'masks', 'keypoints', 'parts', 'attributes'] as const
/** What label files hold besides boxes; COCO's `iscrowd` and VOC's `difficult` are two things. */
export type ExtraKind = (typeof extraKinds)[number]
/** How many boxes have each. */
export type Extras = Record<ExtraKind, number>

/** What each format has a place for. */
const kept: Readonly<Record<LabelFormat, readonly ExtraKind[]>> = { voc: ['difficult'], coco: ['crowd'], yolo: [] }

/** What is lost when labels are written in a format. */
export const lostIn = (extras: Extras, format: LabelFormat): ExtraKind[] =>
  extraKinds.filter((kind) => extras[kind] > 0 && !kept[format].includes(kind))

/** Extras of several files together. */
export const summed = (all: readonly Extras[]): Extras => {
  const sum = (kind: ExtraKind) => all.reduce((total, extras) => total + extras[kind], 0)
  return {
    crowd: sum('crowd'),
    difficult: sum('difficult'),
    masks: sum('masks'),
    keypoints: sum('keypoints'),
    parts: sum('parts'),
    attributes: sum('attributes'),
  }
}
