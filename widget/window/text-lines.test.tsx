// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLines } from './text-lines.tsx'

const drawn = (text: string) => render(<TextLines text={text} />).container.innerHTML

test('lines that begin with a dash are a list, the words around it stay lines', () => {
  expect(drawn('Start with the job:\n- litter: SMURF\n- guests: XI\nThen the area.\nAnd the banks.')).toBe(
    '<span class="line">Start with the job:</span><ul><li>litter: SMURF</li><li>guests: XI</li></ul><span class="line">Then the area.\n</span><span class="line">And the banks.</span>',
  )
})

test('the last characters of a Chinese line and its stop stay together, those of other lines may part', () => {
  expect(drawn('报价时给出。\nEight hours.\n- 割草，不载客\n- 清漂')).toBe(
    '<span class="line">报价<span class="whole">时给出。</span>\n</span><span class="line">Eight hours.</span><ul><li>割草，<span class="whole">不载客</span></li><li>清漂</li></ul>',
  )
})

test('an empty line, before a list or after it too, is no line', () => {
  const { container } = render(<TextLines text={'One.\n\n- a\n- b\n\nTwo.\n \nThree.'} />)
  expect([...container.querySelectorAll('.line')].map(({ textContent }) => textContent?.trim())).toEqual([
    'One.',
    'Two.',
    'Three.',
  ])
})

test('a dash within a line, and markup, are words', () => {
  expect(drawn('6 - 8 boats\n-not a point\n- <b>bold</b> https://lake.example/a')).toBe(
    '<span class="line">6 - 8 boats\n</span><span class="line">-not a point</span><ul><li>&lt;b&gt;bold&lt;/b&gt; <a href="https://lake.example/a" target="_blank" rel="noopener noreferrer nofollow">https://lake.example/a</a></li></ul>',
  )
})

test.each([
  ['6.7–13.3 ha (16–33 acres).', ['6.7–13.3 ha', '16–33 acres']],
  ['10–60 cm deep, 40 mu an hour, 8–10, 80%', ['10–60 cm', '40 mu', '8–10', '80%']],
  ['适用 50–100 亩（3.3 万–6.7 万平方米），续航 6–8 小时', ['50–100 亩', '3.3 万–6.7 万平方米', '6–8 小时']],
  ['2 monsters in 2021, 3 boats', []],
])('figures, ranges and their units stay together: %s', (text, wanted) => {
  const { container } = render(<TextLines text={text} />)
  expect([...container.querySelectorAll('.whole')].map(({ textContent }) => textContent)).toEqual(wanted)
  expect(container.textContent).toBe(text)
})
