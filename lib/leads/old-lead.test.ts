import { expect, test } from 'vitest'
import { boatName, productLabel } from '#lib/leads/labels'
import { contentOf } from '#lib/leads/read-lead'

const person = { name: 'Li', email: 'li@lake.example', phone: '', company: '', title: '' }
const row = (content: object) => ({ payload: JSON.stringify({ person, message: '', answers: {}, ...content }) })

test.each(['zh', 'en'] as const)(
  'a lead that was kept with names of boats in %s is read with their slugs',
  (language) => {
    const product = `${boatName('smurf', language)}, ${boatName('xi', language)}`
    const content = contentOf(row({ product }))
    expect(content).toMatchObject({ product: '', boats: ['smurf', 'xi'] })
    expect(productLabel(content, language)).toBe(product)
  },
)

test('words that name no boat stay as they were sent', () => {
  expect(contentOf(row({ product: '无人环保船' }))).toMatchObject({ product: '无人环保船', boats: [] })
  expect(contentOf(row({ product: '' }))).toMatchObject({ product: '', boats: [] })
})

test('a lead of today keeps the slugs it came with, known or not', () => {
  expect(contentOf(row({ product: '', boats: ['xi', 'ark'] }))).toMatchObject({ boats: ['xi', 'ark'] })
})
