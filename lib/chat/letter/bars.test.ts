// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { barsDrawing } from '#lib/chat/letter/bars'

const drawn = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('bars are as tall as their figures, stacked on the line, with their words beside them', () => {
  const root = drawn(
    barsDrawing(
      'Days & <nights>',
      ['one', 'two'],
      [
        { label: 'Mon', parts: [10, 30], value: '40' },
        { label: 'Tue', parts: [20, 0], value: '20' },
      ],
    ),
  )
  expect(root.nodeName).toBe('svg')
  expect(root.querySelector('title')?.textContent).toBe('Days & <nights>')
  const bars = [...root.querySelectorAll('rect')].slice(-4)
  const tall = bars.map((bar) => Number(bar.getAttribute('height')))
  expect(tall).toEqual([35, 105, 70, 0])
  const foot = (bar: Element) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height'))
  expect(foot(bars[0] as Element)).toBe(foot(bars[2] as Element))
  expect(foot(bars[1] as Element)).toBe(Number(bars[0]?.getAttribute('y')))
  expect([...root.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
    '40',
    'Mon',
    '20',
    'Tue',
  ])
})

test('nothing to draw is a drawing, too', () => {
  for (const bars of [[], [{ label: 'Mon', parts: [0], value: '–' }]]) {
    const svg = barsDrawing('Days', [], bars)
    expect(drawn(svg).nodeName).toBe('svg')
    expect(svg).not.toMatch(/NaN|Infinity/)
  }
})
