import { expect, it } from 'vitest'
import { leadFromForm } from '#lib/leads/lead-from-form'
import { officialFromLead } from '#lib/leads/official-fields'
import { waterOfLead } from '#lib/leads/water-of-lead'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'

const address = `/en/tools/coverage#w=${encodeWater({ shape: lakeOfArea(80_000), origin: null })}&c=1`
const form = (toolAddress: string) =>
  leadFromForm(
    'quote',
    {
      name: 'Ann',
      email: 'ann@lake.example',
      language: 'en',
      page: '/en/quote',
      consent: 'yes',
      website: '',
      elapsed: '',
      toolAddress,
    },
    [],
  )

it('draws the water that a request brought along; without one there is no picture', () => {
  const lead = form(address)
  expect(lead.answers.toolAddress).toBe(address)
  expect(waterOfLead(lead)).toMatchObject({ name: 'water.svg', svg: expect.stringMatching(/^<svg[^>]+viewBox/) })
  expect(waterOfLead(form('/en/tools/tour-boat#d=900'))).toBeNull()
  expect(waterOfLead({ answers: {} })).toBeNull()
})

it('keeps of an address only what opens one of our tools', () => {
  expect(form('https://elsewhere.example/').answers.toolAddress).toBe('')
  expect(form('/en/tools/tour-boat?to=a@b.example#d=900').answers.toolAddress).toBe('/en/tools/tour-boat#d=900')
})

it('leaves the long address out of the eight fields, which have a limit', () => {
  const lead = { ...form(address), id: '1', receivedAt: 0, attachments: [] }
  expect(officialFromLead(lead).type).not.toContain('#w=')
})
