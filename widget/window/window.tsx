import { createRoot } from 'react-dom/client'
import { ChatSession } from '../session/chat-session.ts'
import type { Core, WindowHandle } from '../shared/core.ts'
import { beep } from './beep.ts'
import { ChatWindow } from './chat-window.tsx'
import composerCss from './composer.css?text'
import { fullScreenOnPhones } from './full-screen-on-phones.ts'
import messagesCss from './messages.css?text'
import windowCss from './window.css?text'

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
