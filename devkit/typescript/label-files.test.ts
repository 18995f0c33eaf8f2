import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import type { ImageBoxes } from './src/boxes.ts'
import { FormatError } from './src/format-error.ts'
import { type LabelFormat, labelFormats, readLabels, writeLabels } from './src/label-files.ts'

const picture = { width: 640, height: 360, names: ['bottle'] }
const image: ImageBoxes = {
  file: '000001.jpg',
  width: 640,
  height: 360,
  boxes: [
    { name: 'bottle', xmin: 64, ymin: 36, xmax: 128, ymax: 54 },
    { name: 'bottle', xmin: 320, ymin: 180, xmax: 336, ymax: 189 },
  ],
}

test.each(labelFormats.flatMap((one) => labelFormats.map((other) => [one, other] as const)))(
  'what is written as %s and then as %s is read as it was',
  (one, other) => {
    const through = (format: LabelFormat, images: ImageBoxes[]) => {
      const [file] = writeLabels({ images, names: ['bottle'] }, format)
      if (!file) throw new Error('nothing was written')
      return readLabels(file, new DOMParser(), picture).images
    }
    const [back] = through(other, through(one, [image]))
    expect(back?.file).toBe(image.file)
    for (const [index, box] of image.boxes.entries())
      for (const edge of ['xmin', 'ymin', 'xmax', 'ymax'] as const)
        expect(back?.boxes[index]?.[edge]).toBeCloseTo(box[edge], 2)
  },
)

test('boxes without area or beyond the edge are named', () => {
  const boxes = [
    ...image.boxes,
    { name: 'bottle', xmin: 600, ymin: 10, xmax: 650, ymax: 20 },
    { name: 'bottle', xmin: 5, ymin: 5, xmax: 5, ymax: 9 },
  ]
  const [file] = writeLabels({ images: [{ ...image, boxes }], names: ['bottle'] }, 'voc')
  if (!file) throw new Error('nothing was written')
  expect(readLabels(file, new DOMParser(), picture).problems).toEqual([
    { file: '000001.jpg', box: 3, problem: 'outside' },
    { file: '000001.jpg', box: 4, problem: 'empty' },
  ])
})

test.each([
  ['a.xml', '<annotation><filename>a.jpg</filename></annotation>', '<size> is missing'],
  ['a.json', '{"images": []}', 'COCO: annotations'],
  ['a.json', 'no', 'is not JSON'],
  ['a.txt', '0 0.5 0.5 0.1', 'line 1: has 4 values'],
  ['a.txt', '3 0.5 0.5 0.1 0.1', 'class 3 has no name'],
  ['a.txt', '0 0.5 x 0.1 0.1', '"x" is not a number'],
  ['a.csv', '', 'ends in none of'],
])('%s that holds %s is refused with what is wrong', (name, text, problem) => {
  const read = () => readLabels({ name, text }, new DOMParser(), picture)
  expect(read).toThrow(FormatError)
  expect(read).toThrow(problem)
})
