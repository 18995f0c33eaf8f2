import { boxProblem, type ImageBoxes } from './boxes.ts'
import { classNames, readCoco, writeCoco } from './coco.ts'
import { FormatError } from './format-error.ts'
import { readVoc, writeVoc, type XmlParser } from './voc.ts'
import { readYolo, writeYolo } from './yolo.ts'

export const labelFormats = ['voc', 'coco', 'yolo'] as const
export type LabelFormat = (typeof labelFormats)[number]

export interface LabelFile {
  name: string
  text: string
}

export interface Labels {
  format: LabelFormat
  images: ImageBoxes[]
  names: string[]
  /** Boxes that have no area or reach out of their picture. */
  problems: { file: string; box: number; problem: 'empty' | 'outside' }[]
}

/** What a YOLO file does not say itself. */
export interface YoloPicture {
  width: number
  height: number
  names: readonly string[]
}

const most = 50_000_000

/** Reads a label file of any of the three formats, told apart by the ending of its name. Throws FormatError. */
export function readLabels({ name, text }: LabelFile, parser: XmlParser, picture: YoloPicture): Labels {
  if (text.length > most) throw new FormatError(name, 'is longer than 50 million characters', { code: 'tooLong' })
  const format = formatOf(name)
  const images = {
    voc: () => [readVoc(text, parser)],
    coco: () => readCoco(text),
    yolo: () => [readYolo(text, { file: name.replace(/\.txt$/i, '.jpg'), ...picture }, picture.names)],
  }[format]()
  const problems = images.flatMap(({ file, width, height, boxes }) =>
    boxes.flatMap((box, index) => {
      const problem = boxProblem(box, width, height)
      return problem ? [{ file, box: index + 1, problem }] : []
    }),
  )
  return { format, images, names: format === 'yolo' ? [...picture.names] : classNames(images), problems }
}

/** Writes labels in another format: one file for COCO, one a picture for the others. */
export function writeLabels({ images, names }: Pick<Labels, 'images' | 'names'>, format: LabelFormat): LabelFile[] {
  if (format === 'coco') return [{ name: 'annotations.json', text: writeCoco(images, names) }]
  return images.map((image) => {
    const stem = image.file.replace(/\.[^./]*$/, '')
    return format === 'voc'
      ? { name: `${stem}.xml`, text: writeVoc(image) }
      : { name: `${stem}.txt`, text: writeYolo(image, names) }
  })
}

function formatOf(name: string): LabelFormat {
  const ending = name.toLowerCase().split('.').at(-1)
  if (ending === 'xml') return 'voc'
  if (ending === 'json') return 'coco'
  if (ending === 'txt') return 'yolo'
  throw new FormatError(name, 'ends in none of .xml, .json, .txt', { code: 'ending' })
}
