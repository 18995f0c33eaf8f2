// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { answerComparison } from './comparison.ts'

test('a boat ticked before the script had come stands in the address, as one ticked later does', () => {
  history.replaceState(null, '', '/en/product/compare')
  document.body.innerHTML = `<div>
<input type="checkbox" name="boats" value="smurf" data-slug="smurf"><input type="checkbox" name="boats" value="titan" data-slug="titan">
<table><tbody><tr><th>Length</th><td data-boat="smurf">2 m</td><td data-boat="titan">4 m</td></tr></tbody></table>
</div>`
  const root = document.querySelector('div')
  if (!root) throw new Error('no comparison')
  document.querySelector('input')?.click()
  answerComparison(root)
  expect(location.search).toBe('?boats=smurf')
  document.querySelectorAll('input')[1]?.click()
  expect(location.search).toBe('?boats=smurf,titan')
})

test('what the page begins with is no choice: the address stays as it is', () => {
  history.replaceState(null, '', '/en/product/compare')
  document.body.innerHTML = `<div>
<input type="checkbox" name="boats" value="smurf" data-slug="smurf" checked><input type="checkbox" name="boats" value="titan" data-slug="titan">
<table><tbody><tr><th>Length</th><td data-boat="smurf">2 m</td><td data-boat="titan">4 m</td></tr></tbody></table>
</div>`
  const root = document.querySelector('div')
  if (!root) throw new Error('no comparison')
  answerComparison(root)
  expect(location.search).toBe('')
  expect(document.querySelector<HTMLElement>('[data-boat="titan"]')?.hidden).toBe(true)
})
