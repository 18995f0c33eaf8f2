// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepTypedValues } from '#components/islands/typed-values.ts'

const html = `<form>
  <input name="name"><textarea id="message"></textarea><input type="hidden" name="page" value="/a">
  <input type="radio" name="kind" value="lake"><input type="radio" name="kind" value="river">
  <select name="boat"><option value="">-</option><option value="smurf">SMURF</option></select>
  <details><summary>More</summary></details>
</form>`

let root: HTMLElement

function find<Element extends HTMLElement>(selector: string): Element {
  const found = root.querySelector<Element>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

beforeEach(() => {
  document.body.innerHTML = `<div>${html}</div>`
  root = document.querySelector('div') ?? document.body
})

test('what was typed, chosen and opened comes back when the island was rendered anew, with the focus in its place', async () => {
  const name = find<HTMLInputElement>('[name=name]')
  name.value = 'Ann Lake'
  name.focus()
  name.setSelectionRange(3, 5)
  find<HTMLTextAreaElement>('#message').value = 'Two lakes'
  find<HTMLInputElement>('[value=river]').checked = true
  find<HTMLSelectElement>('select').value = 'smurf'
  find<HTMLDetailsElement>('details').open = true
  const putBack = keepTypedValues(root)
  root.innerHTML = html
  const heard: string[] = []
  for (const kind of ['input', 'change'])
    root.addEventListener(kind, ({ target }) => heard.push((target as HTMLElement).tagName))
  await putBack()()
  const anew = find<HTMLInputElement>('[name=name]')
  expect(anew).not.toBe(name)
  expect([anew.value, anew.selectionStart, anew.selectionEnd]).toEqual(['Ann Lake', 3, 5])
  expect(document.activeElement).toBe(anew)
  expect(find<HTMLTextAreaElement>('#message').value).toBe('Two lakes')
  expect(find<HTMLInputElement>('[value=river]').checked).toBe(true)
  expect(find<HTMLSelectElement>('select').value).toBe('smurf')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(new Set(heard)).toEqual(new Set(['INPUT', 'TEXTAREA', 'SELECT']))
})

test('where nothing was typed nothing is written and nobody is told', async () => {
  const putBack = keepTypedValues(root)
  let heard = 0
  root.addEventListener('input', () => (heard += 1))
  await putBack()()
  expect(heard).toBe(0)
})

test('a component is told what was typed into a box that stays', async () => {
  const told: string[] = []
  const name = find<HTMLInputElement>('[name="name"]')
  name.value = 'Ann'
  const putBack = keepTypedValues(root)
  name.addEventListener('input', () => told.push(name.value))
  await putBack()()
  expect(told).toEqual(['Ann'])
})

test('files that were chosen before an island was live are told once it is', async () => {
  root.insertAdjacentHTML('beforeend', '<input type="file" id="labels">')
  const input = find<HTMLInputElement>('#labels')
  const told: string[] = []
  const putBack = keepTypedValues(root)
  Object.defineProperty(input, 'files', { value: [new File(['a'], 'a.xml')] })
  input.addEventListener('change', () => told.push(input.id))
  await putBack()()
  expect(told).toEqual(['labels'])
})
