// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLines } from './text-lines.tsx'

const drawn = (text: string) => render(<TextLines text={text} />).container.innerHTML

test('lines that begin with a dash are a list, the words around it stay lines', () => {
  expect(drawn('Start with the job:\n- litter: SMURF\n- guests: XI\nThen the area.\nAnd the banks.')).toBe(
    'Start with the job:<ul><li>litter: SMURF</li><li>guests: XI</li></ul>Then the area.\nAnd the banks.',
  )
})

test('the last characters of a Chinese line and its stop stay together, those of other lines may part', () => {
  expect(drawn('报价时给出。\nEight hours.\n- 割草，不载客\n- 清漂')).toBe(
    '报价<span class="end">时给出。</span>\nEight hours.<ul><li>割草，<span class="end">不载客</span></li><li>清漂</li></ul>',
  )
})

test('a dash within a line, and markup, are words', () => {
  expect(drawn('6 - 8 hours\n-not a point\n- <b>bold</b> https://lake.example/a')).toBe(
    '6 - 8 hours\n-not a point<ul><li>&lt;b&gt;bold&lt;/b&gt; <a href="https://lake.example/a" target="_blank" rel="noopener noreferrer nofollow">https://lake.example/a</a></li></ul>',
  )
})
