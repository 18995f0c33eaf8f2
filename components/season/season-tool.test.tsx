// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
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

async function open(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', address)
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(root, <SeasonTool {...props} />, { onRecoverableError: (fault) => faults.push(fault) })
  })
  expect(faults).toEqual([])
}

const title = () => root.querySelector('h2')?.textContent

async function type(name: string, text: string) {
  const input = root.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) throw new Error(`no field ${name}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event(input.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  })
}

test('stands answered before it is alive, and comes alive as it stood', async () => {
  expect(title()).toBe('2 × MOSHARK · Cleaning')
  await open('/en/tools/season')
  expect(title()).toBe('2 × MOSHARK · Cleaning')
  expect(location.search).toBe('')
})

test('keeps the address true: prices behind #, a typed area in place of the drawn water', async () => {
  await open('/en/tools/season?unit=ha&area=16#w=water&a=fleet')
  expect(title()).toBe('1 × EFFICIENCY')
  await type('wage', '30')
  expect(location.search).toBe('?unit=ha&area=16')
  expect(location.hash).toBe('#w=water&a=fleet&wage=30')
  await type('area', '8')
  expect(location.search).toBe('?unit=ha')
  expect(location.hash).toBe('#a=fleet&wage=30')
})

test('a half-typed number keeps the last answer', async () => {
  await open('/en/tools/season')
  await type('area', '16')
  await type('area', '16x')
  expect(title()).toBe('1 × EFFICIENCY')
  expect(root.querySelector('[name=area]')?.getAttribute('aria-invalid')).toBe('true')
})

test('another unit keeps the water', async () => {
  await open('/en/tools/season?unit=ha&area=16')
  await type('unit', 'mu')
  expect(root.querySelector<HTMLInputElement>('[name=area]')?.value).toBe('240')
  expect(title()).toBe('1 × EFFICIENCY')
})
