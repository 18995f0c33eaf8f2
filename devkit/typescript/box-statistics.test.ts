import { expect, test } from 'vitest'
import { miniSets } from '../../lib/content/datasets/mini-sets.ts'
import { boxesPerImage, distanceBins, middles, rowsOfMiddles, sizeBins } from './src/box-statistics.ts'

const box = (xmin: number, ymin: number, side: number) => ({
  name: 'a',
  xmin,
  ymin,
  xmax: xmin + side,
  ymax: ymin + side,
})
const images = [
  { file: '1', width: 300, height: 300, boxes: [box(0, 0, 10), box(100, 140, 32), box(0, 280, 20)] },
  { file: '2', width: 300, height: 300, boxes: [box(0, 0, 200)] },
]

test('sizes are counted from each edge up to the next', () => {
  expect(sizeBins(images).map(({ count }) => count)).toEqual([0, 1, 1, 0, 1, 0, 0, 1])
})

test('boxes a picture, and thirds of the picture', () => {
  expect(boxesPerImage(images).map(({ from, count }) => [from, count])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ])
  expect(rowsOfMiddles(images)).toEqual([1, 2, 1])
})

test('every box of the synthetic set is counted once in each drawing', () => {
  const boxes = miniSets.flow.images.flatMap((image) => image.boxes).length
  const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
  expect(sum(sizeBins(miniSets.flow.images).map(({ count }) => count))).toBe(boxes)
  expect(sum(boxesPerImage(miniSets.flow.images).map(({ from, count }) => from * count))).toBe(boxes)
  expect(middles(miniSets.flow.images)).toHaveLength(boxes)
  expect(sum(rowsOfMiddles(miniSets.flow.images))).toBe(boxes)
})

test('the distances told for the boxes are those at which the calibrated camera sees their lower edges on the water', () => {
  const { images: pictures, distances, calibration } = miniSets.flow
  const { focal_px, height_m, pitch_down_rad, principal_point_px } = calibration.camera
  const apart = pictures.flatMap(({ boxes }, picture) =>
    boxes.map(({ xmin, xmax, ymax }, index) => {
      // A ray through the middle of the lower edge, met with the level water under the camera.
      const right = ((xmin + xmax) / 2 - (principal_point_px[0] ?? 0)) / focal_px
      const down = (ymax - (principal_point_px[1] ?? 0)) / focal_px
      const falls = down * Math.cos(pitch_down_rad) + Math.sin(pitch_down_rad)
      const ahead = Math.cos(pitch_down_rad) - down * Math.sin(pitch_down_rad)
      const seen = (height_m / falls) * Math.hypot(ahead, right)
      const told = distances[picture]?.[index] ?? Number.NaN
      return Math.abs(seen - told) / told
    }),
  )
  // A bottle is up to 0.3 m long and a pixel far away is half a metre of water.
  expect(Math.max(...apart)).toBeLessThan(0.35)
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.08)
  expect(distanceBins(distances).reduce((sum, { count }) => sum + count, 0)).toBe(apart.length)
})
