import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { loaderLabels } from '../messages/loader.ts'
import type { Mode } from '../shared/api-types.ts'
import type { Core, WindowHandle } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { closeIcon } from '../shared/icons.ts'
import { loadLate, loadWindow } from './chunks.ts'
import { element, icon } from './element.ts'
import { collapse } from './open-state.ts'

/** The window's four states, and the skeleton that stands in its place until its chunk has come. */
export function windowFrame(core: Core, site: () => SiteConfig) {
  const { frame, state, signal } = core
  const note = element('p')
  const box = element('textarea', { rows: 2 })
  let coming: Promise<WindowHandle> | undefined
  let handle: WindowHandle | undefined
  let announced: Mode = 'closed'
  let wantsFocus = true
  let opener: Element | null
  let entered = false
  // Sent as soon as there is something to send it.
  box.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !box.value.trim()) return
    event.preventDefault()
    entered = true
  }

  /** Within a frame of the click something stands there that can be written into and left, whatever the network does. */
  function showSkeleton(failed?: boolean): void {
    const labels = loaderLabels[state.lang]
    const { contacts = {}, texts } = site()
    box.setAttribute('aria-label', labels.name)
    note.dataset.failed = String(!!failed)
    note.replaceChildren(
      failed ? labels.failed : labels.loading,
      ...(failed
        ? [
            element('button', { type: 'button', click: () => void core.setMode(state.mode) }, labels.retry),
            ...[contacts.phone && `tel:${contacts.phone}`, contacts.email && `mailto:${contacts.email}`].map((href) =>
              href ? element('a', { href }, href.replace(/^\w+:/, '')) : '',
            ),
          ]
        : []),
    )
    if (box.isConnected) return
    const close = { type: 'button', class: 'square', 'aria-label': labels.dismiss, click: () => core.setMode('closed') }
    frame.replaceChildren(
      element(
        'div',
        { class: 'head' },
        element('b', {}, texts?.title ?? labels.name),
        element('button', close, icon(closeIcon)),
      ),
      note,
      box,
    )
  }

  function ensure(): Promise<WindowHandle> {
    coming ??= Promise.all([loadWindow(), loadLate()])
      .then(([{ mount }, { setTheme }]) => {
        if (signal.aborted) throw new Failure('destroyed')
        setTheme(core, core.options.theme)
        const within = holdsFocus()
        frame.replaceChildren()
        handle = mount(core, entered ? '' : box.value)
        if (entered) handle.send(box.value).catch(() => {})
        if (within) handle.focus()
        return handle
      })
      .catch((failure) => {
        coming = undefined
        throw failure
      })
    return coming
  }

  const holdsFocus = () => frame.contains(core.root.activeElement)

  const collapsed = collapse(async (mode) => {
    const within = holdsFocus()
    const grows = state.mode === 'closed' || state.mode === 'min'
    if (grows && !within) opener = core.root.activeElement ?? document.activeElement
    state.mode = mode
    state.open = mode !== 'closed' && mode !== 'min'
    frame.dataset.mode = core.layer.dataset.mode = mode
    frame.hidden = mode === 'closed'
    frame.setAttribute('aria-label', loaderLabels[state.lang].name)
    core.changed()
    handle?.update()
    if (mode === 'closed') {
      // Back to what opened it: the launcher, or the host's own button.
      if (within) (opener instanceof HTMLElement && opener.isConnected ? opener : core.launcher).focus()
      if (announced !== mode) core.emit('close')
      announced = mode
      return
    }
    if (!handle) showSkeleton()
    // At once, and not when the chunk has come: whoever presses Escape right after opening means this window.
    if (grows && state.open && wantsFocus) (handle ?? box).focus()
    try {
      await ensure()
    } catch (failure) {
      if (!signal.aborted) showSkeleton(true)
      throw failure
    }
    if (state.mode !== mode || announced === mode) return
    core.emit(mode === 'min' ? 'minimize' : announced === 'closed' ? 'open' : mode === 'max' ? 'maximize' : 'restore')
    announced = mode
  })

  /** Changes the state; opposite wishes of one moment collapse to the last. */
  const set = (mode: Mode, focus = true): Promise<void> => {
    wantsFocus = focus
    return collapsed(mode)
  }

  return { ensure, set, handle: () => handle, typed: () => (handle ? '' : box.value) }
}
