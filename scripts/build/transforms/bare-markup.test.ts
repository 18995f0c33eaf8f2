import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withBareMarkup } from './bare-markup.ts'

test.each([
  [
    'a place whose content has gone',
    '<body><div hidden=""><!--$--><!--/$--></div><p>a</p></body>',
    '<body><p>a</p></body>',
  ],
  ['two texts side by side', '<p>SMURF<!-- --> <b>class</b></p>', '<p>SMURF <b>class</b></p>'],
  ['what is hidden with something in it', '<div hidden=""><img/></div>', '<div hidden=""><img/></div>'],
  ['an island', '<div data-island="a">1<!-- -->2</div>', '<div data-island="a">1<!-- -->2</div>'],
])('of %s the marks go that nobody reads', (_, text, bare) => {
  expect(changedPage(text, withBareMarkup)).toBe(bare)
})
