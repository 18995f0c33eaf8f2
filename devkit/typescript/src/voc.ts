import type { Box, ImageBoxes } from './boxes.ts'
import { FormatError, numberIn } from './format-error.ts'

interface XmlNode {
  getElementsByTagName(name: string): ArrayLike<XmlElement>
}
interface XmlElement extends XmlNode {
  readonly textContent: string | null
}

/** The browser's `DOMParser`, or one of the same shape (`@xmldom/xmldom` in Node). */
export interface XmlParser {
  parseFromString(text: string, type: 'text/xml'): XmlNode
}

/** Reads one PASCAL VOC annotation. Throws FormatError on anything that is not one. */
export function readVoc(text: string, parser: XmlParser): ImageBoxes {
  const root = first(parser.parseFromString(text, 'text/xml'), 'annotation')
  const size = first(root, 'size')
  return {
    file: textOf(root, 'filename'),
    width: numberOf(size, 'width'),
    height: numberOf(size, 'height'),
    boxes: Array.from(root.getElementsByTagName('object'), (object): Box => {
      const bounds = first(object, 'bndbox')
      return {
        name: textOf(object, 'name'),
        xmin: numberOf(bounds, 'xmin'),
        ymin: numberOf(bounds, 'ymin'),
        xmax: numberOf(bounds, 'xmax'),
        ymax: numberOf(bounds, 'ymax'),
      }
    }),
  }
}

/** Writes one PASCAL VOC annotation. */
export function writeVoc({ file, width, height, boxes }: ImageBoxes): string {
  const objects = boxes.map(
    ({ name, xmin, ymin, xmax, ymax }) => `  <object>
    <name>${escaped(name)}</name>
    <difficult>0</difficult>
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

function first(parent: XmlNode, name: string): XmlElement {
  const element = parent.getElementsByTagName(name)[0]
  if (!element) throw new FormatError('VOC', `<${name}> is missing`, { code: 'missingElement', name })
  return element
}

function textOf(parent: XmlElement, name: string): string {
  const text = first(parent, name).textContent?.trim()
  if (!text) throw new FormatError('VOC', `<${name}> is empty`, { code: 'emptyElement', name })
  return text
}

const numberOf = (parent: XmlElement, name: string) =>
  numberIn(first(parent, name).textContent, `VOC <${name}>`, (text) => ({ code: 'elementNumber', name, text }))
