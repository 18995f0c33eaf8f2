import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAddress, cardOf, cardPicture, cardSize, shareCards } from '#lib/seo/share-cards'

test.each([...shareCards.keys()])(
  'the card %s is there, in the size and weight that networks take (else: npm run og)',
  async (card) => {
    const file = `public${cardAddress(card)}`
    const { width, height, format } = await sharp(readFileSync(file)).metadata()
    expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' })
    expect(statSync(file).size).toBeLessThanOrEqual(90 * 1024)
  },
)

test('no file is left of a card that is gone', () => {
  const files = new Set([...shareCards.keys()].map((card) => `${card}.jpg`))
  expect(readdirSync('public/og').filter((file) => !files.has(file))).toEqual([])
})

test('each boat shows itself, a chapter its family, an entry its own picture', () => {
  expect(cardOf('/product/titan')).toBe('titan')
  expect(cardOf('/product')).toBe('fleet-lake')
  expect(cardOf('/datasets/FloW/Radar')).toBe('FloW')
  expect(cardOf('/newsDetail/any', 'lake-cruise')).toBe('lake-cruise')
  expect(cardOf('/newsDetail/any', 'xi-studio')).toBe('night-cleaning')
  expect(cardOf('/privacy')).toBe('home-dawn')
})

test('a card is described by its picture, not by the name of the page', () => {
  expect(cardPicture('titan')).toBe('titan-hero')
  expect(cardPicture('FloW')).toBe('basket-detail')
  expect(cardPicture('lake-cruise')).toBe('lake-cruise')
})
