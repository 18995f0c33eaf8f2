import { type Extras, summed } from './label-extras.ts'
import type { LabelFormat, Labels } from './label-files.ts'

/** Labels of several files, to be written together. */
export interface LabelSet extends Pick<Labels, 'images' | 'names' | 'problems' | 'unnamed'> {
  /** The formats that occur, in the order of the files. */
  formats: LabelFormat[]
  extras: Extras
  /** In how many files the size of the picture was the one given. */
  sizesGiven: number
}

/** Puts files together. Numbered classes (COCO's, YOLO's) come first and keep their order; VOC's follow by alphabet. */
export function joinLabels(files: readonly Labels[]): LabelSet {
  const listed = (isNumbered: boolean) =>
    files.filter(({ format }) => (format !== 'voc') === isNumbered).flatMap(({ names }) => names)
  return {
    formats: [...new Set(files.map(({ format }) => format))],
    images: files.flatMap(({ images }) => images),
    names: [...new Set([...listed(true), ...listed(false).sort()])],
    problems: files.flatMap(({ problems }) => problems),
    unnamed: [...new Set(files.flatMap(({ unnamed }) => unnamed))].sort((one, other) => Number(one) - Number(other)),
    extras: summed(files.map(({ extras }) => extras)),
    sizesGiven: files.filter(({ isSizeGiven }) => isSizeGiven).length,
  }
}
