import { expect, test } from 'vitest'
import { filledForm } from './refused-form.ts'

const refused = { kind: 'quote', language: 'en', errors: { name: 'required' } } as const

test('without script nobody is asked for what only a tool brings along', () => {
  const { html } = filledForm({ ...refused, fields: { toolResult: '', toolAddress: '' } })
  expect(html).not.toContain('name="toolResult"')
  expect(html).not.toContain('name="toolAddress"')
})

test('what a tool brought along stays in the form that comes back', () => {
  const { html } = filledForm({ ...refused, fields: { toolResult: '2 boats', toolAddress: '/en/tools/season' } })
  expect(html).toMatch(/<textarea id="toolResult"[^>]*>\s*2 boats/)
  expect(html).toContain('value="/en/tools/season"')
})
