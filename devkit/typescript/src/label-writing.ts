import { mended } from './box-problems.ts'
import { writeClassList } from './class-list.ts'
import { classesInOrder } from './class-order.ts'
import { writeCoco } from './coco.ts'
import { FormatError } from './format-error.ts'
import type { LabelFormat, Labels } from './label-files.ts'
import { writeVoc } from './voc.ts'
import { writeYolo } from './yolo.ts'

export interface WrittenFile {
  name: string
  text: string
}

/**
 * Writes labels in another format: one file for COCO, one a picture for the others, and `classes.txt` beside YOLO's. `names`
 * are the classes in order; one that occurs and is not among them follows at the end. Boxes are mended first, so that nothing
 * faulty is written. Throws FormatError.
 */
export function writeLabels({ images, names }: Pick<Labels, 'images' | 'names'>, format: LabelFormat): WrittenFile[] {
  const sound = images.map(mended)
  const listed = classesInOrder(names, images)
  if (format === 'coco') return [{ name: 'annotations.json', text: writeCoco(sound, listed) }]
  const taken = new Set<string>()
  const files = sound.map((image) => {
    const name = freeName(image.file, format === 'voc' ? 'xml' : 'txt', taken)
    return { name, text: format === 'voc' ? writeVoc(image) : writeYolo(image, listed) }
  })
  return format === 'voc' ? files : [...files, { name: 'classes.txt', text: writeClassList(listed) }]
}

/** A picture's name with another ending, as a path that stays in its folder; a second picture of the name gets a number. */
function freeName(file: string, ending: string, taken: Set<string>): string {
  const parts = file.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part) && !part.endsWith(':'))
  const stem = parts.join('/').replace(/\.[^./]*$/, '') || 'image'
  for (let number = 1; number <= 100_000; number += 1) {
    const name = number === 1 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`
    if (taken.has(name) || name === 'classes.txt') continue
    taken.add(name)
    return name
  }
  throw new FormatError('labels', `${file} occurs too often`, { code: 'tooMany' })
}
