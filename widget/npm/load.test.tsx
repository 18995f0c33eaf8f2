// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadOrcaChat } from './load.ts'
import { OrcaChat } from './react.ts'

let number = 0
const address = () => {
  number += 1
  return `https://desk.example/widget/v${number}/loader.js`
}

/** What the loader leaves in the page, and the moment when it does. */
function arrive(src: string) {
  const made = { destroy: vi.fn(async () => {}) }
  const global = { init: vi.fn(async () => made) }
  Reflect.set(window, 'OrcaChat', global)
  const script = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)
  script?.onload?.(new Event('load'))
  return { ...made, ...global }
}

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'OrcaChat')
})

test('brings the loader once, and each widget with its own settings', async () => {
  const src = address()
  const [one, two] = [loadOrcaChat({ src, site: 'pk_a' }), loadOrcaChat({ src, site: 'pk_a', instance: 'two' })]
  expect(document.querySelectorAll('script')).toHaveLength(1)
  const { init } = arrive(src)
  await Promise.all([one.chat, two.chat])
  expect(init.mock.calls).toEqual([
    [{ site: 'pk_a', api: 'https://desk.example' }],
    [{ site: 'pk_a', instance: 'two', api: 'https://desk.example' }],
  ])
})

test('a component that is gone before the loader has come leaves nothing', async () => {
  const src = address()
  const onError = vi.fn()
  const { unmount } = render(<OrcaChat src={src} site="pk_a" onError={onError} />)
  unmount()
  const { init } = arrive(src)
  await new Promise((resolve) => setTimeout(resolve))
  expect(init).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('a component that is gone later takes its widget along, and one drawn again keeps it', async () => {
  const src = address()
  const onReady = vi.fn()
  const { rerender, unmount } = render(<OrcaChat src={src} site="pk_a" onReady={onReady} />)
  const { init, destroy } = arrive(src)
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), 20_000)
  rerender(<OrcaChat src={src} site="pk_a" onReady={() => {}} />)
  expect(init).toHaveBeenCalledOnce()
  unmount()
  expect(destroy).toHaveBeenCalledOnce()
})

test('a loader that does not come is said, and asked for again', async () => {
  const src = address()
  const { chat } = loadOrcaChat({ src, site: 'pk_a' })
  document.querySelector<HTMLScriptElement>('script')?.onerror?.(new Event('error'))
  await expect(chat).rejects.toThrow('did not come')
  loadOrcaChat({ src, site: 'pk_a' })
  expect(document.querySelectorAll('script')).toHaveLength(2)
})
