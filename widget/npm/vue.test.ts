// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createApp, h } from 'vue'
import type { Instance } from './load.ts'
import { OrcaChat } from './vue.ts'

// An address of its own: what has loaded from one stays known to the module, which other files' tests use, too.
const src = 'https://vue.example/widget/v1/loader.js'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'OrcaChat')
})

test('the component asks for the loader, tells when the widget is ready, and takes it away with itself', async () => {
  const made = { destroy: vi.fn(async () => {}) }
  const ready = vi.fn((_: Instance) => {})
  const app = createApp({ render: () => h(OrcaChat, { options: { src, site: 'pk_a' }, onReady: ready }) })
  app.mount(document.createElement('div'))
  Reflect.set(window, 'OrcaChat', { init: async () => made })
  document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)?.onload?.(new Event('load'))
  await vi.waitFor(() => expect(ready).toHaveBeenCalledWith(made), 20_000)
  app.unmount()
  await vi.waitFor(() => expect(made.destroy).toHaveBeenCalled(), 20_000)
})

test('what is missing or misspelt in its settings is an error of the types', () => {
  // @ts-expect-error: without the site's key there is no widget
  h(OrcaChat, { options: { src } })
  // @ts-expect-error: a corner that there is not
  h(OrcaChat, { options: { src, site: 'pk_a', position: 'middle' } })
})
