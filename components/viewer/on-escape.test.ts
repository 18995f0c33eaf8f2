// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onEscape } from '#components/viewer/on-escape.ts'

let stop = () => {}
const call = vi.fn()
const press = (on: Element, key = 'Escape') =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const element = (id: string) => document.getElementById(id) ?? document.body

beforeEach(() => {
  document.body.innerHTML = '<div id="region"><button id="own">+</button></div><button id="other">menu</button>'
  call.mockClear()
  stop = onEscape(element('region'), call)
})
afterEach(() => stop())

test('on a button of its own it closes', () => {
  element('own').focus()
  press(element('own'))
  expect(call).toHaveBeenCalledTimes(1)
})

test('with the focus nowhere it closes while it is in sight, and not once it was scrolled away', () => {
  const place = vi.spyOn(element('region'), 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 100, 300, 300))
  press(document.body)
  expect(call).toHaveBeenCalledTimes(1)
  place.mockReturnValue(new DOMRect(0, -400, 300, 300))
  press(document.body)
  expect(call).toHaveBeenCalledTimes(1)
})

test('elsewhere, on another key, or where something else used the key, it does not', () => {
  element('other').focus()
  press(element('other'))
  element('own').focus()
  press(element('own'), 'Enter')
  element('own').addEventListener('keydown', (event) => event.preventDefault())
  press(element('own'))
  expect(call).not.toHaveBeenCalled()
})
