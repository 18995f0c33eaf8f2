import { createRoot } from 'react-dom/client'
import { trapFocus } from '../panels/render.tsx'
import { ChatSession } from '../session/chat-session.ts'
import type { Core, WindowHandle } from '../shared/core.ts'
import { beep } from './beep.ts'
import { ChatWindow } from './chat-window.tsx'
import composerCss from './composer.css?text'
import messagesCss from './messages.css?text'
import { narrow } from './phone.ts'
import windowCss from './window.css?text'

/**
 * On a phone the window fills the screen: there it is modal, and Tab stays in it. The screen's keyboard makes only the
 * visual viewport smaller, so the window follows that: else the line one writes on would lie under the keys.
 */
function fullScreenOnPhones({ frame, options, signal }: Core): void {
  if (options.container) return
  const settle = () => frame.setAttribute('aria-modal', String(narrow.matches))
  settle()
  narrow.addEventListener('change', settle, { signal })
  trapFocus(frame, () => narrow.matches && frame.dataset.mode !== 'min')

  const seen = window.visualViewport
  const follow = () => {
    const free = !seen || seen.scale > 1 || !narrow.matches
    frame.style.setProperty('--oc-seen', free ? '100%' : `${Math.round(seen.height)}px`)
    frame.style.transform = free || seen.offsetTop < 1 ? '' : `translateY(${Math.round(seen.offsetTop)}px)`
  }
  for (const name of ['resize', 'scroll']) seen?.addEventListener(name, follow, { signal })
}

/** Draws the window into its frame and starts the visitor's side of the conversation. */
export function mount(core: Core, typed: string): WindowHandle {
  for (const css of [windowCss, messagesCss, composerCss]) core.adopt(css)
  const session = new ChatSession(core)
  const muted = session.store.get('muted')
  if (typeof muted === 'boolean') core.state.muted = muted
  const root = createRoot(core.frame)
  const draft = { text: typed || String(session.store.get('draft') ?? ''), changed: () => {} }
  const update = () => {
    root.render(<ChatWindow core={core} session={session} draft={draft} />)
    session.updateConnection()
  }
  core.host.addEventListener('orcachat:mute', () => session.store.set('muted', core.state.muted), {
    signal: core.signal,
  })
  const stopBeep = beep(core, () => session.mayBeep)
  core.said = () => session.log.items.flatMap(({ author, text }) => (author === 'visitor' ? text : []))
  fullScreenOnPhones(core)
  update()
  return {
    send: (text) => session.send(text),
    prefill(text) {
      draft.text = text
      draft.changed()
    },
    focus: () => core.frame.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true }),
    setUser: (token) => session.setUser(token),
    logout: async () => session.logout(),
    update,
    destroy() {
      stopBeep()
      session.end()
      root.unmount()
    },
  }
}
