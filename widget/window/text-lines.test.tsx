// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLines } from './text-lines.tsx'

const drawn = (text: string) => render(<TextLines text={text} />).container.innerHTML

test('lines that begin with a dash are a list, the words around it stay lines', () => {
  expect(drawn('Start with the job:\n- litter: SMURF\n- guests: XI\nThen the area.\nAnd the banks.')).toBe(
    '<span class="line">Start with the job:\n</span><ul><li>litter: SMURF</li><li>guests: XI</li></ul><span class="line">Then the area.\n</span><span class="line">And the banks.</span>',
  )
})

test('the last characters of a Chinese line and its stop stay together, those of other lines may part', () => {
  expect(drawn('报价时给出。\nEight hours.\n- 割草，不载客\n- 清漂')).toBe(
    '<span class="line">报价<span class="whole">时给出。</span>\n</span><span class="line">Eight hours.\n</span><ul><li>割草，<span class="whole">不载客</span></li><li>清漂</li></ul>',
  )
})

test.each([
  [
    'Lidar and radar work without daylight, so night work is possible within local rules on lights and hours; radar also measures through rain. ',
    'The limits of wind and waves are set for each boat and site.',
  ],
  [
    '激光雷达和毫米波雷达不依赖日光，可以夜间作业，毫米波雷达在雨雾中也能测距；灯光和时段按当地管理要求。',
    '风、浪、雨的停航条件按船型和水域在方案中写明，达到条件就返航停靠。',
  ],
])('a long line stands apart after a sentence: %s', (first, second) => {
  const { container } = render(<TextLines text={first + second} />)
  expect([...container.querySelectorAll('.line')].map(({ textContent }) => textContent)).toEqual([first, second])
})

test.each(['Short. '.repeat(12).trim(), '短句。'.repeat(20), `${'long '.repeat(60)}end. So.`])(
  'and nowhere else: %s',
  (text) => {
    const { container } = render(<TextLines text={text} />)
    expect(container.querySelectorAll('.line')).toHaveLength(1)
    expect(container.textContent).toBe(text)
  },
)

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
    '<span class="line">6 - 8 boats\n</span><span class="line">-not a point\n</span><ul><li>&lt;b&gt;bold&lt;/b&gt; <a href="https://lake.example/a" target="_blank" rel="noopener noreferrer nofollow">https://lake.example/a</a></li></ul>',
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
