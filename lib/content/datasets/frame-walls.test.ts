import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { frameWalls, wallBoxes, wallGrid } from '#lib/content/datasets/frame-walls'
import { miniSets } from '#lib/content/datasets/mini-sets'

it('every wall has its picture at the widths the page offers', () => {
  for (const { picture } of Object.values(frameWalls))
    for (const file of ['1920.avif', '2880.avif', '1170.avif', '1440.webp'])
      expect(existsSync(`public/pictures/${picture}-${file}`), `${picture}-${file}`).toBe(true)
})

it('boxes stand inside their own frame of the wall', () => {
  const drawn = wallBoxes('flow')
  const boxes = miniSets.flow.images.slice(0, 24).flatMap((image) => image.boxes)
  expect(drawn.map(({ path }) => path.split('M').length - 1).reduce((sum, count) => sum + count)).toBe(boxes.length)
  for (const { place, path } of drawn) {
    const [left, top] = [
      (place % wallGrid.columns) * wallGrid.width,
      Math.floor(place / wallGrid.columns) * wallGrid.height,
    ]
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x) - left).toBeLessThan(wallGrid.width)
      expect(Number(x)).toBeGreaterThanOrEqual(left)
      expect(Number(y) - top).toBeLessThan(wallGrid.height)
      expect(Number(y)).toBeGreaterThanOrEqual(top)
    }
  }
  expect(wallBoxes('inland')).toEqual([])
})
