import { expect, test } from 'vitest'
import { boatSlugs } from '#lib/content/fleet'
import { productData } from '#lib/seo/product-data'

const messages = {
  name: 'A boat',
  category: 'A class',
  description: 'A sentence',
  label: (row: string) => row,
  variants: { cleaning: 'Cleaning', weed: 'Weed' },
}

test('a machine reads confirmed figures with their units', () => {
  const { additionalProperty } = productData('efficiency', messages, 'en')
  expect(additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'collectWidth',
    maxValue: 15,
    unitCode: 'MTR',
  })
  expect(additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'workRate',
    value: 26667,
    unitText: 'm²/h',
  })
})

test('a machine never reads an indicative or conditional figure, a price or a rating', () => {
  for (const slug of boatSlugs) {
    const text = JSON.stringify(productData(slug, messages, 'zh'))
    expect(text).not.toMatch(/draft|dimensions|length|deck|socialSpace|payback|revenue|visitors|remoteFix|passenger/i)
    expect(text).not.toMatch(/offers|price|aggregateRating|review/)
  }
})

test('the two variants of MOSHARK keep their figures apart', () => {
  const names = productData('moshark', messages, 'en').additionalProperty?.map(({ name }) => name)
  expect(names).toContain('Cleaning: wasteCapacity')
  expect(names).toContain('Weed: cutDepth')
})

test('a machine reads a property once', () => {
  for (const slug of boatSlugs) {
    const names = productData(slug, messages, 'en').additionalProperty?.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
  }
})
