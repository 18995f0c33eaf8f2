import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isRoutePath } from '#lib/routes/address'
import { routes } from '#lib/routes/table'
import { cardAddress, cardOf, cardSize, shareCards } from '#lib/seo/share-cards'

test('a shared link to any page shows a picture that is there, in size and weight', async () => {
  const files = new Set(Object.keys(routes).filter(isRoutePath).map(cardAddress))
  for (const file of files) {
    const { width, height, format } = await sharp(readFileSync(`public${file}`)).metadata()
    expect({ file, width, height, format }).toEqual({ file, ...cardSize, format: 'jpeg' })
    expect(statSync(`public${file}`).size, file).toBeLessThanOrEqual(90 * 1024)
  }
})

test('each boat shows itself, and a chapter the card of its family', () => {
  expect(cardOf('/product/titan')).toBe('titan')
  expect(cardOf('/product')).toBe('product')
  expect(cardOf('/datasets/FloW/Radar')).toBe('FloW')
  expect(cardOf('/newsDetail/any')).toBe('news')
  expect(cardOf('/privacy')).toBe('home')
})

test('no card is made that no page shows', () => {
  const used = new Set(Object.keys(routes).filter(isRoutePath).map(cardOf))
  expect([...shareCards.keys()].filter((name) => !used.has(name))).toEqual([])
})
