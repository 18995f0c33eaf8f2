import { type BoxProblem, boxProblem } from './box-problems.ts'
import type { ImageBoxes } from './boxes.ts'
import { classNames } from './class-order.ts'
import { readCocoFile } from './coco.ts'
import { FormatError } from './format-error.ts'
import type { Extras } from './label-extras.ts'
import { decodeText, decodeXml } from './text-decoding.ts'
import { readVocWhole, type XmlParser } from './voc.ts'
import { readYoloWhole } from './yolo.ts'

export const labelFormats = ['voc', 'coco', 'yolo'] as const
export type LabelFormat = (typeof labelFormats)[number]

/** A file by its letters, or by its bytes: then the encoding is found out. */
export type LabelFile = { name: string } & ({ text: string } | { bytes: Uint8Array })

export interface Labels {
  format: LabelFormat
  images: ImageBoxes[]
  /** Classes in the order of the file; VOC has none, so alphabetical. */
  names: string[]
  /** Boxes that are not written as they are: see `mended`. `box` counts from 1, in YOLO it is the line without blank ones. */
  problems: { file: string; box: number; problem: BoxProblem }[]
  /** How many of what the boxes themselves do not say. */
  extras: Extras
  /** Whether the size is the one given, for want of one in the file and of a picture. */
  isSizeGiven: boolean
  /** Classes of a YOLO file that have no name and go by their number. */
  unnamed: string[]
  /** Numbers of a YOLO file with the names that the given list has for them. */
  named: { id: number; name: string }[]
}

/** What a YOLO file does not say itself; width and height stand in for a VOC file's as well, where it has none. */
export interface GivenPicture {
  width: number
  height: number
  names: readonly string[]
  /** Name of the picture of which this is the size; without it the size is a guess that `isSizeGiven` tells of. */
  file?: string
}

const most = 50_000_000

/** Reads a label file of any of the three formats, told apart by the ending of its name. Throws FormatError. */
export function readLabels(file: LabelFile, parser: XmlParser, picture: GivenPicture): Labels {
  const format = formatOf(file.name)
  const text = textOf(file, format)
  if (text.length > most) throw new FormatError(file.name, 'is longer than 50 million characters', { code: 'tooLong' })
  const read = { voc: fromVoc, coco: fromCoco, yolo: fromYolo }[format]({ name: file.name, text, parser, picture })
  for (const { file: name, width, height } of read.images)
    if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
      throw new FormatError(file.name, `${name} has no width and height`, { code: 'imageSize', file: name })
  const boxes = read.images.flatMap((image) => image.boxes)
  return {
    format,
    isSizeGiven: false,
    unnamed: [],
    named: [],
    ...read,
    problems: read.images.flatMap(problemsOf),
    extras: {
      masks: 0,
      keypoints: 0,
      parts: 0,
      attributes: 0,
      ...read.extras,
      crowd: boxes.filter(({ crowd }) => crowd).length,
      difficult: boxes.filter(({ difficult }) => difficult).length,
    },
  }
}

interface Given {
  name: string
  text: string
  parser: XmlParser
  picture: GivenPicture
}
type Read = Pick<Labels, 'images' | 'names'> &
  Partial<Pick<Labels, 'isSizeGiven' | 'unnamed' | 'named'>> & { extras?: Partial<Extras> }

function fromVoc({ text, parser, picture }: Given): Read {
  const { image, extras, isSizeGiven } = readVocWhole(text, parser, picture)
  return { images: [image], names: classNames([image]), extras, isSizeGiven: isSizeGiven && !picture.file }
}

function fromCoco({ text }: Given): Read {
  const { images, categories, extras } = readCocoFile(text)
  return { images, names: [...new Set(categories.values())], extras }
}

function fromYolo({ name, text, picture }: Given): Read {
  const { width, height, names, file = name.replace(/\.txt$/i, '.jpg') } = picture
  const { image, masks } = readYoloWhole(text, { file, width, height }, names)
  const used = classNames([image])
  const unnamed = used.filter((found) => !names.includes(found))
  const named = names.flatMap((given, id) => (used.includes(given) ? [{ id, name: given }] : []))
  const count = Math.max(names.length, ...unnamed.map((number) => Number(number) + 1))
  // The numbers stay what they are, so the classes between them need a place.
  const listed =
    count > 10_000 ? [...names, ...unnamed] : Array.from({ length: count }, (_, id) => names[id] ?? String(id))
  return { images: [image], names: listed, unnamed, named, extras: { masks }, isSizeGiven: !picture.file }
}

const problemsOf = ({ file, width, height, boxes }: ImageBoxes) =>
  boxes.flatMap((box, index) => {
    const problem = boxProblem(box, width, height)
    return problem ? [{ file, box: index + 1, problem }] : []
  })

function textOf(file: LabelFile, format: LabelFormat): string {
  if ('text' in file) return file.text
  return format === 'voc' ? decodeXml(file.bytes) : decodeText(file.bytes)
}

function formatOf(name: string): LabelFormat {
  const ending = name.toLowerCase().split('.').at(-1)
  if (ending === 'xml') return 'voc'
  if (ending === 'json') return 'coco'
  if (ending === 'txt') return 'yolo'
  throw new FormatError(name, 'ends in none of .xml, .json, .txt', { code: 'ending' })
}
