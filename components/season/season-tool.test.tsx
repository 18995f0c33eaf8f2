// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeasonTool, type SeasonToolProps } from '#components/season/season-tool'
import { messages } from '#lib/i18n/messages'
import { seasonWords } from '#lib/planning/report/season-words'

const props: SeasonToolProps = {
  locale: 'en',
  units: ['ha', 'acre', 'm2', 'mu'],
  links: { plain: '/api/season/en', quote: '/en/quote', coverage: '/en/tools/coverage' },
  words: seasonWords('en', (slug) => `/en/product/${slug}`),
  quoteNote: messages.en.QuoteNote,
}

let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(<SeasonTool {...props} />)}</div>`
  root = document.querySelector('div') ?? document.body
})

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function open(address: string) {
  history.replaceState(null, '', address)
  const faults: unknown[] = []
  const onRecoverableError = (fault: unknown) => faults.push(fault)
  render(<SeasonTool {...props} />, { container: root, hydrate: true, onRecoverableError })
  expect(faults).toEqual([])
}

const title = () => root.querySelector('h2')?.textContent.replaceAll('\u00a0', ' ')

function type(name: string, value: string) {
  const field = root.querySelector(`[name=${name}]`)
  if (!field) throw new Error(`no field ${name}`)
  fireEvent.change(field, { target: { value } })
}

test('stands answered before it is alive, and comes alive as it stood', () => {
  expect(title()).toBe('2 × MOSHARK · Cleaning')
  open('/en/tools/season')
  expect(title()).toBe('2 × MOSHARK · Cleaning')
  expect(location.search).toBe('')
})

test('keeps the address true: prices behind #, a typed area in place of the drawn water', () => {
  open('/en/tools/season?unit=ha&area=16#w=water&a=fleet')
  expect(title()).toBe('1 × EFFICIENCY')
  type('wage', '30')
  expect(location.search).toBe('?unit=ha&area=16')
  expect(location.hash).toBe('#w=water&a=fleet&wage=30')
  type('area', '8')
  expect(location.search).toBe('?unit=ha')
  expect(location.hash).toBe('#a=fleet&wage=30')
})

test('the cost is a table once a price makes one of its lines, and no table of dashes before', () => {
  open('/en/tools/season')
  const cost = () => root.querySelector(`section[aria-label="${messages.en.SeasonResult.cost}"]`)
  expect(cost()).toBeNull()
  type('wage', '30')
  expect(cost()).not.toBeNull()
})

test('a half-typed number keeps the last answer', async () => {
  open('/en/tools/season')
  type('area', '16')
  await vi.waitFor(() => expect(title()).toBe('1 × EFFICIENCY'), 20_000)
  type('area', '16x')
  expect(title()).toBe('1 × EFFICIENCY')
  expect(root.querySelector('[name=area]')?.getAttribute('aria-invalid')).toBe('true')
})

test('another unit keeps the water', () => {
  open('/en/tools/season?unit=ha&area=16')
  type('unit', 'mu')
  expect(root.querySelector<HTMLInputElement>('[name=area]')?.value).toBe('240')
  expect(title()).toBe('1 × EFFICIENCY')
})

test('another kind of boat takes its part and stands in the address; another job has none of it', () => {
  open('/en/tools/season?unit=ha')
  type('boatTwo', 'smurf-standard')
  expect(title()).toBe('1 × MOSHARK · Cleaning + 1 × SMURF')
  type('boatsTwo', '2')
  expect(title()).toBe('1 × MOSHARK · Cleaning + 2 × SMURF')
  expect(location.search).toBe('?unit=ha&boatsTwo=2&boatTwo=smurf-standard')
  type('boatPrice', '1')
  expect(root.querySelector('#season-boatPrice-note')?.textContent).toBe(messages.en.SeasonTool.notes.average)
  type('job', 'weed')
  expect(title()).toMatch(/^\d+ × MOSHARK · Weed[^+]*$/)
})
