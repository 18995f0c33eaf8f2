// @vitest-environment jsdom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { HydrationSignal } from '#components/islands/hydrate-island'

function Counter({ label, unit }: { label: string; unit: string }) {
  const [count, setCount] = useState(0)
  return (
    <form>
      <label htmlFor="name">{label}</label>
      <input id="name" name="name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} {unit}
      </button>
      {count === 1 && 'once'}
      {count > 0 && <p>{label}</p>}
    </form>
  )
}

const props = { label: 'Your name', unit: 'times' }
const data = { hydrate: 1, components: [[7, 'Counter']], trees: { form: { $: [0, null, props] } } } as const

let island: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<p id="before">Before</p><div data-island="form">${renderToString(<Counter {...props} />)}</div>`
  island = document.querySelector<HTMLElement>('[data-island]') ?? document.body
})

const button = () => island.querySelector('button') ?? island
const hydrate = () => HydrationSignal.hydrateIsland(island, data, () => ({ Counter }))

async function pressed(): Promise<string | null> {
  button().click()
  await new Promise((resolve) => setTimeout(resolve))
  return button().textContent
}

/** As Chrome's translator does, or by new words in the same nodes as Safari's. */
function translate(way: 'wrap' | 'write') {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) nodes.push(texts.currentNode)
  for (const node of nodes) {
    if (way === 'write') node.data = `<${node.data}>`
    else {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(`<${node.data}>`)
      node.replaceWith(font)
    }
  }
}

const changes: Record<string, () => void> = {
  'nobody has touched': () => undefined,
  'a translator has wrapped': () => translate('wrap'),
  'a translator has written anew': () => translate('write'),
  'an extension has put an icon into': () => island.querySelector('input')?.before(document.createElement('x-icon')),
  'an extension stands first in': () => island.prepend(document.createElement('div')),
}

test.each(Object.entries(changes))(
  'an island that %s comes alive with what was typed; nothing around it changes',
  async (_, change) => {
    const name = island.querySelector('input')
    if (name) name.value = 'Ann Lake'
    name?.focus()
    change()
    const before = document.getElementById('before')?.innerHTML
    await hydrate()
    expect(await pressed()).toBe('1 times')
    expect(island.querySelector('input')?.value).toBe('Ann Lake')
    expect(document.activeElement).toBe(island.querySelector('input'))
    expect(document.getElementById('before')?.innerHTML).toBe(before)
  },
)

test('only one that was changed is rendered anew', async () => {
  const form = island.querySelector('form')
  await hydrate()
  expect(island.querySelector('form')).toBe(form)
})

test.each(['wrap', 'write'] as const)(
  'an island that is translated while it lives (%s) says what is true',
  async (way) => {
    const said = () => island.querySelector('form')?.textContent?.replaceAll(/[<>]/g, '')
    await hydrate()
    for (const expected of [
      'Your name1 timesonceYour name',
      'Your name2 timesYour name',
      'Your name3 timesYour name',
    ]) {
      translate(way)
      await pressed()
      expect(said()).toBe(expected)
    }
  },
)

/** Goes by what it has rendered, as a form does that keeps all its fields in one. */
function Fields() {
  const [entry, setEntry] = useState({ boats: '15', ticket: '', price: '' })
  return (
    <form>
      {(['boats', 'ticket', 'price'] as const).map((name) => (
        <input
          key={name}
          name={name}
          value={entry[name]}
          onChange={({ target }) => setEntry({ ...entry, [name]: target.value })}
        />
      ))}
      <p>{Object.values(entry).join(', ')}</p>
    </form>
  )
}

test('all that was typed before an island lives is told, one field after the other', async () => {
  island.innerHTML = renderToString(<Fields />)
  const fields = [...island.querySelectorAll('input')]
  for (const [index, field] of fields.entries()) field.value = ['1', '60', '800'][index] ?? ''
  const one = { ...data, trees: { form: { $: [0, null, {}] } } } as const
  await HydrationSignal.hydrateIsland(island, one, () => ({ Counter: Fields }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(island.querySelector('p')?.textContent).toBe('1, 60, 800')
  expect(fields.map(({ value }) => value)).toEqual(['1', '60', '800'])
})

/** A key as a browser gives it: said beforehand, set, and said. */
function typeInto(field: HTMLInputElement | undefined, letter: string) {
  if (!field) throw new Error('no field')
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letter }))
  const { selectionStart, value } = field
  const at = selectionStart ?? value.length
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, value.slice(0, at) + letter + value.slice(at))
  field.setSelectionRange(at + 1, at + 1)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
}

test.each(['stay', 'are rendered anew'])('a letter typed while fields that %s are told is not lost', async (way) => {
  island.innerHTML = renderToString(<Fields />)
  for (const [index, field] of [...island.querySelectorAll('input')].entries()) {
    field.value = ['1', '60', '80'][index] ?? ''
    if (index === 2) field.focus()
    field.setSelectionRange(2, 2)
  }
  if (way !== 'stay') island.prepend(document.createElement('div'))
  const one = { ...data, trees: { form: { $: [0, null, {}] } } } as const
  const alive = HydrationSignal.hydrateIsland(island, one, () => ({ Counter: Fields }))
  const boats = () => island.querySelector('input')
  // The first has been told and all are rendered again; the third still waits.
  while (!island.querySelector('p')?.textContent?.startsWith('1,')) await new Promise((resolve) => setTimeout(resolve))
  expect(boats()?.value).toBe('1')
  const price = [...island.querySelectorAll('input')][2]
  expect(document.activeElement).toBe(price)
  typeInto(price, '0')
  await alive
  await new Promise((resolve) => setTimeout(resolve))
  expect(island.querySelector('p')?.textContent).toBe('1, 60, 800')
  expect([...island.querySelectorAll('input')].map(({ value }) => value)).toEqual(['1', '60', '800'])
})

function Choices() {
  const [kind, setKind] = useState('lake')
  const [isNight, setIsNight] = useState(false)
  return (
    <form>
      {['lake', 'weed'].map((each) => (
        <input
          key={each}
          type="radio"
          name="kind"
          value={each}
          checked={kind === each}
          onChange={() => setKind(each)}
        />
      ))}
      <input type="checkbox" checked={isNight} onChange={(event) => setIsNight(event.target.checked)} />
      <p>
        {kind}, {isNight ? 'night' : 'day'}
      </p>
    </form>
  )
}

test('what was chosen and ticked before an island lives is what its component goes by', async () => {
  island.innerHTML = renderToString(<Choices />)
  for (const choice of island.querySelectorAll<HTMLInputElement>('[value=weed], [type=checkbox]')) choice.click()
  const choices = { ...data, trees: { form: { $: [0, null, {}] } } } as const
  await HydrationSignal.hydrateIsland(island, choices, () => ({ Counter: Choices }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(island.querySelector('p')?.textContent).toBe('weed, night')
  expect(island.querySelector<HTMLInputElement>('[value=weed]')?.checked).toBe(true)
  expect(island.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
})
