import type { Box, ImageBoxes } from './boxes.ts'
import { FormatError, numberIn } from './format-error.ts'

interface XmlNode {
  readonly nodeName: string
  readonly childNodes: ArrayLike<XmlNode>
  readonly textContent: string | null
}

/** The browser's `DOMParser`, or one of the same shape (`@xmldom/xmldom` in Node). */
export interface XmlParser {
  parseFromString(text: string, type: 'text/xml'): { readonly documentElement: XmlNode | null }
}

/** What of a VOC annotation is no box: how many objects have parts, and marks such as `pose` or `truncated`. */
export interface VocExtras {
  parts: number
  attributes: number
}

/**
 * Reads one PASCAL VOC annotation. Only an object's own name and box count, not those of its parts. `size` stands in where
 * the file has no whole `<size>`, or zeros. Throws FormatError on anything that is not one.
 */
export const readVoc = (text: string, parser: XmlParser, size?: Pick<ImageBoxes, 'width' | 'height'>): ImageBoxes =>
  readVocWhole(text, parser, size).image

/** `readVoc`, with what the file holds besides, and whether `size` had to stand in. */
export function readVocWhole(text: string, parser: XmlParser, size?: Pick<ImageBoxes, 'width' | 'height'>) {
  const root = rootOf(text, parser)
  const objects = childrenOf(root, 'object')
  const stated = sizeOf(root)
  const { width, height } = stated ?? size ?? missing('size')
  const image: ImageBoxes = { file: textOf(root, 'filename'), width, height, boxes: objects.map(boxOf) }
  return { image, extras: extrasOf(objects), isSizeGiven: stated === undefined }
}

function rootOf(text: string, parser: XmlParser): XmlNode {
  let root: XmlNode | null
  try {
    root = parser.parseFromString(text, 'text/xml').documentElement
  } catch {
    root = null
  }
  // Browsers put their complaint where the document, or a part of it, should be.
  if (
    !root ||
    root.nodeName === 'parsererror' ||
    root.nodeName === 'html' ||
    childrenOf(root, 'parsererror').length > 0
  )
    throw new FormatError('VOC', 'is not XML', { code: 'notXml' })
  return root.nodeName === 'annotation' ? root : missing('annotation')
}

/** The size of the picture, or nothing where the file has none, half of one, or zeros. */
function sizeOf(root: XmlNode): Pick<ImageBoxes, 'width' | 'height'> | undefined {
  const [size] = childrenOf(root, 'size')
  if (!size || ['width', 'height'].some((name) => !childrenOf(size, name)[0]?.textContent?.trim())) return undefined
  const [width, height] = [numberOf(size, 'width'), numberOf(size, 'height')]
  return width > 0 && height > 0 ? { width, height } : undefined
}

function boxOf(object: XmlNode): Box {
  const bounds = first(object, 'bndbox')
  const box: Box = {
    name: textOf(object, 'name'),
    xmin: numberOf(bounds, 'xmin'),
    ymin: numberOf(bounds, 'ymin'),
    xmax: numberOf(bounds, 'xmax'),
    ymax: numberOf(bounds, 'ymax'),
  }
  return isSet(object, 'difficult') ? { ...box, difficult: true } : box
}

const isSet = (object: XmlNode, name: string) =>
  !['', '0', 'false', 'unspecified'].includes(childrenOf(object, name)[0]?.textContent?.trim().toLowerCase() ?? '')

function extrasOf(objects: readonly XmlNode[]): VocExtras {
  const marks = ['pose', 'truncated', 'occluded', 'attributes'] as const
  return {
    parts: objects.filter((object) => childrenOf(object, 'part').length > 0).length,
    attributes: objects.filter((object) => marks.some((mark) => isSet(object, mark))).length,
  }
}

/** Writes one PASCAL VOC annotation. */
export function writeVoc({ file, width, height, boxes }: ImageBoxes): string {
  const objects = boxes.map(
    ({ name, xmin, ymin, xmax, ymax, difficult }) => `  <object>
    <name>${escaped(name)}</name>
    <difficult>${difficult ? 1 : 0}</difficult>
    <bndbox>
      <xmin>${xmin}</xmin>
      <ymin>${ymin}</ymin>
      <xmax>${xmax}</xmax>
      <ymax>${ymax}</ymax>
    </bndbox>
  </object>
`,
  )
  return `<annotation>
  <filename>${escaped(file)}</filename>
  <size>
    <width>${width}</width>
    <height>${height}</height>
    <depth>3</depth>
  </size>
${objects.join('')}</annotation>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)

const childrenOf = (parent: XmlNode, name: string): XmlNode[] =>
  Array.from(parent.childNodes).filter(({ nodeName }) => nodeName === name)

function missing(name: string): never {
  throw new FormatError('VOC', `<${name}> is missing`, { code: 'missingElement', name })
}

const first = (parent: XmlNode, name: string): XmlNode => childrenOf(parent, name)[0] ?? missing(name)

function textOf(parent: XmlNode, name: string): string {
  const text = first(parent, name).textContent?.trim()
  if (!text) throw new FormatError('VOC', `<${name}> is empty`, { code: 'emptyElement', name })
  return text
}

const numberOf = (parent: XmlNode, name: string) =>
  numberIn(first(parent, name).textContent, `VOC <${name}>`, (text) => ({ code: 'elementNumber', name, text }))
