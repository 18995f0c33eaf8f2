import { element, icon } from '../loader/element.ts'
import { frameLabels } from '../messages/start.ts'
import type { Frame, LoaderCore } from '../shared/core.ts'
import { chatIcon, closeIcon } from '../shared/icons.ts'
import { showTone } from '../shared/tone.ts'
import css from './frame.css?text'

/**
 * The window's frame in a small first chunk. Until the window has loaded, or if it `failed`, it has a head with a close button and an
 * input; text written meanwhile goes to the window.
 */
export function makeFrame(core: LoaderCore): Frame {
  const { state, options, layer, root, instance } = core
  let opener: LoaderCore['opener']
  const box = element('textarea', {
    rows: '1',
    compositionstart() {
      box.dataset.composing = 'true'
    },
    compositionend() {
      delete box.dataset.composing
    },
  })
  const frame = element('div', {
    class: 'frame',
    id: 'frame',
    role: 'dialog',
    tabindex: '-1',
    hidden: '',
    keydown(event) {
      if (core.handle) return
      // What is written here is not the page's to take as a shortcut.
      event.stopPropagation()
      if (event.key === 'Escape' && !event.isComposing && !options.container) void instance.close()
      if (event.target !== box || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
      event.preventDefault()
      // Sent as soon as there is something to send it.
      if (box.value.trim()) box.dataset.entered = 'true'
    },
  })
  showTone(core.host, frame, options.theme)
  core.adopt(css)
  layer.append(frame)

  function showStatus(failed?: boolean): void {
    const labels = frameLabels[state.lang]
    const { contacts = {}, texts, theme } = core.site
    const link = (scheme: string, to?: string) => (to ? element('a', { href: scheme + to }, to) : '')
    const note = element('p', { role: 'status' }, element('span', {}, failed ? labels.failed : labels.loading))
    if (failed)
      note.append(
        element('button', { type: 'button', click: () => instance.open() }, labels.retry),
        link('tel:', contacts.phone),
        link('mailto:', contacts.email),
      )
    box.ariaLabel = labels.name
    box.placeholder = labels.write
    // What has the focus stays where it is.
    if (box.isConnected) box.previousSibling?.replaceWith(note)
    else
      frame.replaceChildren(
        element(
          'div',
          { class: 'head' },
          element('span', { class: 'face' }, icon(theme?.mark ?? chatIcon)),
          element('b', {}, texts?.title ?? labels.name),
          options.container
            ? ''
            : element(
                'button',
                { type: 'button', class: 'square', 'aria-label': labels.dismiss, click: () => instance.close() },
                icon(closeIcon),
              ),
        ),
        note,
        box,
      )
  }

  return {
    frame,
    box,
    showStatus,
    showMode(mode, focus) {
      const { launcher, updateLauncher, showCard, handle } = core
      const within = frame.contains(root.activeElement)
      const grows = !state.open
      if (grows && !within) opener = core.opener ?? root.activeElement ?? document.activeElement
      core.opener = null
      state.mode = mode
      state.open = mode !== 'closed' && mode !== 'min'
      frame.dataset.mode = mode
      layer.dataset.mode = mode
      frame.hidden = mode === 'closed'
      frame.ariaLabel = frameLabels[state.lang].name
      updateLauncher()
      handle?.update()
      showCard()
      if (frame.hidden) {
        // Back to what opened it: the launcher, or the host's own button.
        if (within) (opener instanceof HTMLElement && opener.isConnected ? opener : launcher).focus()
        return
      }
      if (!handle) showStatus()
      // At once, and not when the window has come: whoever presses Escape right after opening means this one.
      if (grows && state.open && focus) (handle ?? box).focus()
    },
  }
}
