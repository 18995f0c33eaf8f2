import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import type { ImageBoxes } from './src/boxes.ts'
import { FormatError } from './src/format-error.ts'
import { lostIn } from './src/label-extras.ts'
import { type LabelFormat, labelFormats, readLabels } from './src/label-files.ts'
import { joinLabels } from './src/label-set.ts'
import { writeLabels } from './src/label-writing.ts'

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
const read = (name: string, text: string, names: string[] = []) =>
  readLabels({ name, text }, new DOMParser(), { ...picture, names })
const voc = (file: string, ...objects: string[]) =>
  `<annotation><filename>${file}</filename><size><width>640</width><height>360</height></size>${objects.join('')}</annotation>`
const object = (name: string, [xmin, ymin, xmax, ymax]: readonly number[], more = '') =>
  `<object><name>${name}</name>${more}<bndbox><xmin>${xmin}</xmin><ymin>${ymin}</ymin><xmax>${xmax}</xmax><ymax>${ymax}</ymax></bndbox></object>`
const whole = [10, 10, 60, 90] as const

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

test.each(labelFormats)('nothing faulty is written as %s: boxes are cut at the edge or left out', (format) => {
  const labels = read(
    'a.xml',
    voc(
      'a.jpg',
      object('bottle', [600, 10, 650, 400]),
      object('bottle', [60, 10, 10, 90]),
      object('bottle', [5, 5, 5, 9]),
      object('bottle', [700, 5, 710, 9]),
    ),
  )
  expect(labels.problems.map(({ box, problem }) => [box, problem])).toEqual([
    [1, 'outside'],
    [2, 'empty'],
    [3, 'empty'],
    [4, 'away'],
  ])
  const [file] = writeLabels(labels, format)
  if (!file) throw new Error('nothing was written')
  expect(file.text).not.toMatch(/Infinity|NaN|-\d/)
  const back = readLabels(file, new DOMParser(), picture)
  expect(back.problems).toEqual([])
  expect(back.images[0]?.boxes).toHaveLength(1)
  const { xmin, ymin, xmax, ymax } = back.images[0]?.boxes[0] ?? {}
  for (const [edge, wanted] of [
    [xmin, 600],
    [ymin, 10],
    [xmax, 640],
    [ymax, 360],
  ])
    expect(edge).toBeCloseTo(wanted ?? Number.NaN, 4)
})

test('files converted one by one keep the numbers of one class list, which is saved beside them', () => {
  const names = ['plastic bag', 'bottle']
  const files = [
    voc('one.jpg', object('bottle', whole), object('plastic bag', whole)),
    voc('two.jpg', object('plastic bag', whole)),
    voc('three.jpg', object('can', whole)),
  ]
  const written = files.map((text) => writeLabels({ ...read('a.xml', text), names }, 'yolo'))
  const numbers = written.map(([file]) => file?.text.match(/^\d+/gm))
  expect(numbers).toEqual([['1', '0'], ['0'], ['2']])
  expect(written[0]?.at(-1)).toEqual({ name: 'classes.txt', text: 'plastic bag\nbottle\n' })
  expect(written[2]?.at(-1)).toEqual({ name: 'classes.txt', text: 'plastic bag\nbottle\ncan\n' })
})

test('a class whose name has a line break is one line of the list', () => {
  const written = writeLabels({ images: [], names: ['bottle', 'plastic\r\n bag', 'can\n'] }, 'yolo')
  expect(written).toEqual([{ name: 'classes.txt', text: 'bottle\nplastic bag\ncan\n' }])
})

test('numbered classes keep their numbers when several files are put together', () => {
  const coco = JSON.stringify({
    images: [
      { id: 7, file_name: 'a.jpg', width: 640, height: 360 },
      { id: 8, file_name: '../sub/a.jpg', width: 640, height: 360 },
      { id: 9, file_name: 'a.png', width: 640, height: 360 },
    ],
    annotations: [{ image_id: 7, category_id: 9, bbox: [1, 2, 3, 4], iscrowd: 1 }],
    categories: [
      { id: 9, name: 'bag' },
      { id: 1, name: 'bottle' },
    ],
  })
  const set = joinLabels([
    read('b.xml', voc('b.jpg', object('ant', whole), object('bottle', whole, '<difficult>1</difficult>'))),
    read('c.json', coco),
  ])
  expect(set).toMatchObject({ formats: ['voc', 'coco'], names: ['bottle', 'bag', 'ant'] })
  expect(lostIn(set.extras, 'coco')).toEqual(['difficult'])
  expect(lostIn(set.extras, 'voc')).toEqual(['crowd'])
  expect(lostIn(set.extras, 'yolo')).toEqual(['crowd', 'difficult'])
  // No path leaves the archive, and no picture takes another's place.
  expect(writeLabels(set, 'yolo').map(({ name }) => name)).toEqual([
    'b.txt',
    'a.txt',
    'sub/a.txt',
    'a-2.txt',
    'classes.txt',
  ])
  const [crowd] = writeLabels(set, 'coco')
  expect(crowd?.text.match(/"iscrowd": 1/g)).toHaveLength(1)
  const [difficult] = writeLabels(set, 'voc')
  expect(difficult?.text.match(/<difficult>1/g)).toHaveLength(1)
})

test('a YOLO file without class names is read by numbers, which stay what they are', () => {
  const labels = read('a.txt', '2 0.5 0.5 0.25 0.5\n0 0.5 0.5 0.25 0.5\n', ['bottle'])
  expect(labels).toMatchObject({
    names: ['bottle', '1', '2'],
    unnamed: ['2'],
    named: [{ id: 0, name: 'bottle' }],
  })
  // Neither the number nor those between count as names that other files may take over.
  expect(joinLabels([labels, read('a.xml', voc('b.jpg', object('can', whole)))])).toMatchObject({
    names: ['bottle', '1', '2', 'can'],
    brought: ['can'],
  })
  expect(writeLabels(labels, 'yolo')[0]?.text).toBe(
    '2 0.50000000 0.50000000 0.25000000 0.50000000\n0 0.50000000 0.50000000 0.25000000 0.50000000\n',
  )
})

test('the size of a picture is its own where it is known, and told to be a guess where it is not', () => {
  const yolo = { name: 'a.txt', text: '0 0.5 0.5 0.25 0.5' }
  expect(readLabels(yolo, new DOMParser(), picture).isSizeGiven).toBe(true)
  const known = readLabels(yolo, new DOMParser(), { names: [], file: 'a.png', width: 1280, height: 720 })
  expect(known).toMatchObject({ isSizeGiven: false, images: [{ file: 'a.png', width: 1280 }] })
})

test('what boxes cannot hold is counted', () => {
  const annotation = {
    image_id: 7,
    category_id: 1,
    bbox: [1, 2, 3, 4],
    segmentation: [[1, 2, 3, 4, 5, 6]],
    keypoints: [1, 2, 2],
    attributes: { wet: true },
  }
  const coco = JSON.stringify({
    images: [{ id: 7, file_name: 'a.jpg', width: 640, height: 360 }],
    annotations: [annotation, { ...annotation, segmentation: [], keypoints: [], attributes: {} }],
    categories: [{ id: 1, name: 'bottle' }],
  })
  expect(read('c.json', coco).extras).toEqual({
    crowd: 0,
    difficult: 0,
    masks: 1,
    keypoints: 1,
    parts: 0,
    attributes: 1,
  })
  const marked = object(
    'bottle',
    whole,
    '<pose>Unspecified</pose><truncated>1</truncated><part><name>cap</name></part>',
  )
  expect(read('a.xml', voc('a.jpg', marked, object('bottle', whole, '<truncated>0</truncated>'))).extras).toEqual({
    crowd: 0,
    difficult: 0,
    masks: 0,
    keypoints: 0,
    parts: 1,
    attributes: 1,
  })
})

test.each([
  ['a.csv', '', 'ends in none of'],
  ['a.txt', '0 0.5 0.5 0.1 0.1', 'a.jpg has no width and height'],
  ['a.xml', '<annotation><filename>a.jpg</filename></annotation>', 'a.jpg has no width and height'],
])('%s that holds %s is refused where no size is given', (name, text, problem) => {
  const refused = () => readLabels({ name, text }, new DOMParser(), { width: 0, height: 360, names: [] })
  expect(refused).toThrow(FormatError)
  expect(refused).toThrow(problem)
})
