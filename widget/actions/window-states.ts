import { loadChunk } from '../loader/load-chunk.ts'
import type { Mode } from '../shared/api-types.ts'
import type { Core, WindowChunk, WindowHandle } from '../shared/core.ts'
import { coalesce } from './coalesce.ts'
import { setTheme } from './settings.ts'

/** What an input method is still composing would be cut off: the window waits for its end. */
async function composed(box: HTMLTextAreaElement): Promise<void> {
  if (box.dataset.composing)
    await new Promise((resolve) => box.addEventListener('compositionend', resolve, { once: true }))
}

/** The window's four states, and the window itself once one of them needs it. */
export function windowStates(core: Core) {
  const { frame, box, state, signal, root, showMode, showStatus } = core
  let coming: Promise<WindowHandle> | undefined
  let announced: Mode = 'closed'
  let focuses = true
  let hasFailed = false

  /** The window, drawn if it is not yet. */
  function ensure(): Promise<WindowHandle> {
    coming ??= loadChunk<WindowChunk>(import.meta.url, WIDGET_CHUNKS.window)
      .then(async ({ mount }) => {
        signal.throwIfAborted()
        setTheme(core, core.options.theme)
        await composed(box)
        signal.throwIfAborted()
        const within = frame.contains(root.activeElement)
        const { entered } = box.dataset
        frame.replaceChildren()
        const handle = mount(core, entered ? '' : box.value)
        core.handle = handle
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

  /** Changes the state; opposite calls of one moment become the last one. */
  const applyLast = coalesce(async (mode) => {
    // While the window is on its way its frame stands there already, and its theme comes with its own sheet: one layout.
    const isComing = mode === 'normal' && !core.handle && !hasFailed
    if (!isComing) setTheme(core, core.options.theme)
    if (!isComing || state.mode !== mode) showMode(mode, focuses)
    hasFailed = false
    if (mode === 'closed') {
      if (announced !== mode) core.emit('close')
      announced = mode
      return
    }
    await ensure()
    if (state.mode !== mode || announced === mode) return
    core.emit(mode === 'min' ? 'minimize' : announced === 'closed' ? 'open' : mode === 'max' ? 'maximize' : 'restore')
    announced = mode
  })
  const setMode = (mode: Mode, focus = true): Promise<void> => {
    focuses = focus
    return applyLast(mode)
  }

  return {
    ensure,
    setMode,
    /** Says in an open window's place that it did not come. */
    showFailure(): void {
      if (!state.open || core.handle || signal.aborted) return
      hasFailed = true
      showStatus(true)
    },
    /** Open, and as large as it is. */
    async show(focus = true): Promise<void> {
      await setMode(state.mode === 'max' ? 'max' : 'normal', focus)
      await new Promise(requestAnimationFrame)
      if (focus && state.open) core.handle?.focus()
    },
  }
}
