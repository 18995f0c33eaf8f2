import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { frameAt, sheet, turned } from '#components/viewer/turntable-sheet.ts'
import { models } from '#lib/content/models'

it('shows each frame of the sheet, and comes round', () => {
  expect([0, 5, 6, 35].map(frameAt)).toEqual(['0 0 640 427', '3200 0 640 427', '0 427 640 427', '3200 2135 640 427'])
  expect(turned(35, 1 / 36)).toBe(0)
  expect(turned(3, -0.5)).toBe(21)
  expect(turned(3, -2)).toBe(3)
})

// On white they stood in a box: the stage around them is a layer of its own, through which nothing multiplies.
it.each(Object.keys(models))('has a sheet of %s within 350 KB, without a ground of its own', async (slug) => {
  const file = `public/turntables/${slug}.avif`
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThanOrEqual(350 * 1024)
  const { width, height, hasAlpha } = await sharp(file).metadata()
  expect([width, height]).toEqual([sheet.columns * sheet.width, sheet.rows * sheet.height])
  expect(hasAlpha).toBe(true)
})
