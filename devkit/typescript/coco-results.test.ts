import { expect, test } from 'vitest'
import { readCocoResults } from './src/coco-results.ts'
import { type Detection, detectionScores, type Truth } from './src/detection-metrics.ts'
import { FormatError } from './src/format-error.ts'

const files = ['000001.jpg', '000002.jpg']
const result = { image_id: 2, category_id: 1, bbox: [10, 20, 30, 40], score: 0.5 }
const box = { name: '1', xmin: 10, ymin: 20, xmax: 40, ymax: 60 }

test.each([2, '000002', '000002.jpg'])('a picture is named by number, name or file: %s', (image_id) => {
  expect(readCocoResults(JSON.stringify([{ ...result, image_id }]), files)).toEqual([
    { ...box, file: '000002.jpg', score: 0.5 },
  ])
})

test.each([
  ['no', 'is not JSON'],
  ['{"annotations": []}', 'is not a list of detections'],
  [JSON.stringify([{ ...result, image_id: 3 }]), 'image 3 is not one of the set'],
  [JSON.stringify([{ ...result, image_id: 0.5 }]), 'image 0.5 is not one of the set'],
  [JSON.stringify([{ ...result, bbox: [1, 2, 3] }]), '0.bbox'],
  [JSON.stringify([result, { ...result, score: 'high' }]), '1.score'],
])('%s is refused with what is wrong', (text, problem) => {
  const read = () => readCocoResults(text, files)
  expect(read).toThrow(FormatError)
  expect(read).toThrow(problem)
})

// One object of 30 × 40 (medium) and one of 10 × 10 (small), each found exactly or shifted.
const truths: Truth[] = [
  { ...box, file: '000001.jpg' },
  { name: '1', xmin: 100, ymin: 100, xmax: 110, ymax: 110, file: '000002.jpg' },
]
const exact = truths.map((truth, index): Detection => ({ ...truth, score: 1 - index / 10 }))

test.each<[string, Detection[], number[]]>([
  ['both exactly', exact, [1, 1, 1, 1, 1]],
  ['nothing', [], [0, 0, 0, 0, 0]],
  // Recall ends at a half: 51 of 101 places.
  ['the medium one alone', exact.slice(0, 1), [51 / 101, 51 / 101, 51 / 101, 0, 1]],
  // 8 of 12 px in common, IoU 2/3: a hit at 0.50, 0.55, 0.60 and 0.65 of the ten overlaps.
  [
    'the small one two pixels aside',
    [exact[0], { ...exact[1], xmin: 102, xmax: 112 }] as Detection[],
    [(4 + (6 * 51) / 101) / 10, 1, 51 / 101, 0.4, 1],
  ],
  // A hundred better ones that hit nothing leave no place for it.
  [
    'the small one after a hundred others',
    [...Array.from({ length: 100 }, (): Detection => ({ ...box, file: '000002.jpg', score: 2 })), ...exact.slice(1)],
    [0, 0, 0, 0, 0],
  ],
])('%s found gives the scores that COCO’s rules give', (_, found, scores) => {
  const { ap, ap50, ap75, apSmall, apMedium, apLarge } = detectionScores(found, truths)
  for (const [index, figure] of [ap, ap50, ap75, apSmall, apMedium].entries())
    expect(figure, String(index)).toBeCloseTo(scores[index] ?? Number.NaN, 9)
  expect(apLarge).toBeNaN()
})
