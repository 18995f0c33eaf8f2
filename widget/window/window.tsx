import { createRoot } from 'react-dom/client'
import { Desk } from '../session/desk.ts'
import type { Core, WindowHandle } from '../shared/core.ts'
import { beep } from './beep.ts'
import { ChatWindow } from './chat-window.tsx'
import { fillPhone } from './fill-phone.ts'
import css from './window.css?text'

/** Draws the window into its frame and starts the visitor's side of the conversation. */
export function mount(core: Core, typed: string): WindowHandle {
  core.adopt(css)
  const desk = new Desk(core)
  const muted = desk.store.get('muted')
  if (typeof muted === 'boolean') core.state.muted = muted
  const root = createRoot(core.frame)
  const draft = { text: typed || String(desk.store.get('draft') ?? ''), changed: () => {} }
  const update = () => {
    root.render(<ChatWindow core={core} desk={desk} draft={draft} />)
    desk.settle()
  }
  core.host.addEventListener('orcachat:mute', () => desk.store.set('muted', core.state.muted), { signal: core.signal })
  const stopBeep = beep(core, () => desk.rings)
  fillPhone(core)
  update()
  return {
    send: (text) => desk.send(text),
    prefill(text) {
      draft.text = text
      draft.changed()
    },
    focus: () => core.frame.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true }),
    setUser: (token) => desk.setUser(token),
    logout: async () => desk.logout(),
    update,
    destroy() {
      stopBeep()
      desk.end()
      root.unmount()
    },
  }
}
