import { element, icon } from '../loader/element.ts'
import { dockLabels } from '../messages/dock.ts'
import { loaderLabels } from '../messages/loader.ts'
import type { Core, LoaderCore } from '../shared/core.ts'
import { closeIcon } from '../shared/icons.ts'
import css from './frame.css?text'

/** The window's frame, and the sketch that stands in it until its chunk has come. */
export function makeFrame(
  { adopt, layer }: LoaderCore,
  core: () => Core,
): Pick<Core, 'frame' | 'box' | 'appear' | 'sketch'> {
  const frame = element('div', { class: 'frame', id: 'frame', role: 'dialog', tabindex: -1, hidden: true })
  const note = element('p')
  const box = element('textarea', { rows: 2 })
  // Sent as soon as there is something to send it.
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !box.value.trim()) return
    event.preventDefault()
    box.dataset.entered = 'true'
  })
  let opener: Element | null
  adopt(css)
  layer.append(frame)

  return {
    frame,
    box,
    sketch(failed) {
      const { state, site, instance } = core()
      const { dismiss, name, loading } = loaderLabels[state.lang]
      const { failed: didNotOpen, retry } = dockLabels[state.lang]
      const { contacts = {}, texts } = site
      const link = (scheme: string, to?: string) => (to ? element('a', { href: scheme + to }, to) : '')
      box.ariaLabel = name
      note.replaceChildren(failed ? didNotOpen : loading)
      if (failed)
        note.append(
          element('button', { type: 'button', click: () => instance.open() }, retry),
          link('tel:', contacts.phone),
          link('mailto:', contacts.email),
        )
      if (box.isConnected) return
      const away = { type: 'button', class: 'square', 'aria-label': dismiss, click: () => instance.close() }
      frame.replaceChildren(
        element('div', { class: 'head' }, texts?.title ?? name, element('button', away, icon(closeIcon))),
        note,
        box,
      )
    },
    appear(mode, focus) {
      const { state, root, launcher, changed, say, sketch, handle } = core()
      const within = frame.contains(root.activeElement)
      const grows = !state.open
      if (grows && !within) opener = core().opener ?? root.activeElement ?? document.activeElement
      core().opener = null
      state.mode = mode
      state.open = mode !== 'closed' && mode !== 'min'
      frame.dataset.mode = mode
      layer.dataset.mode = mode
      frame.hidden = mode === 'closed'
      frame.ariaLabel = loaderLabels[state.lang].name
      changed()
      handle?.update()
      say()
      if (frame.hidden) {
        // Back to what opened it: the launcher, or the host's own button.
        if (within) (opener instanceof HTMLElement && opener.isConnected ? opener : launcher).focus()
        return
      }
      if (!handle) sketch()
      // At once, and not when the chunk has come: whoever presses Escape right after opening means this window.
      if (grows && state.open && focus) (handle ?? box).focus()
    },
  }
}
