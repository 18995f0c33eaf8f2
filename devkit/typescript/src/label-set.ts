import { type Extras, summed } from './label-extras.ts'
import type { LabelFormat, Labels } from './label-files.ts'

/** Labels of several files, to be written together. */
export interface LabelSet extends Pick<Labels, 'images' | 'names' | 'problems' | 'unnamed' | 'named'> {
  /** The formats that occur, in the order of the files. */
  formats: LabelFormat[]
  extras: Extras
  /** Classes that the files name themselves, so without YOLO's. */
  brought: string[]
  /** In how many files the size of the picture was the one given. */
  sizesGiven: number
}

/** Puts files together. Numbered classes (YOLO's, then COCO's) come first and keep their order; VOC's follow by alphabet. */
export function joinLabels(files: readonly Labels[]): LabelSet {
  const listed = (format: LabelFormat) => files.filter((file) => file.format === format).flatMap(({ names }) => names)
  const named = new Map(files.flatMap((file) => file.named.map(({ id, name }) => [id, name] as const)))
  return {
    formats: [...new Set(files.map(({ format }) => format))],
    images: files.flatMap(({ images }) => images),
    names: [...new Set([...listed('yolo'), ...listed('coco'), ...listed('voc').sort()])],
    brought: [...new Set([...listed('coco'), ...listed('voc').sort()])],
    problems: files.flatMap(({ problems }) => problems),
    unnamed: [...new Set(files.flatMap(({ unnamed }) => unnamed))].sort((one, other) => Number(one) - Number(other)),
    named: [...named].sort(([one], [other]) => one - other).map(([id, name]) => ({ id, name })),
    extras: summed(files.map(({ extras }) => extras)),
    sizesGiven: files.filter(({ isSizeGiven }) => isSizeGiven).length,
  }
}
