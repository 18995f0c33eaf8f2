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

test('a dash within a line, and markup, are words', () => {
  expect(drawn('6 - 8 hours\n-not a point\n- <b>bold</b> https://lake.example/a')).toBe(
    '6 - 8 hours\n-not a point<ul><li>&lt;b&gt;bold&lt;/b&gt; <a href="https://lake.example/a" target="_blank" rel="noopener noreferrer nofollow">https://lake.example/a</a></li></ul>',
  )
})
