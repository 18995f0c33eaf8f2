import type { Actions, Core, FramedCore } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { drag, nudge } from './launcher-drag.ts'
import { launcherStatus } from './launcher-status.ts'
import { panel } from './panel.ts'
import { consent, setContext, setLocale, setPosition, setTheme } from './settings.ts'
import { stateChanges } from './state-changes.ts'
import { withTimeLimits } from './time-limits.ts'
import { windowStates } from './window-states.ts'

/** Characters of a message, as the server counts them. */
const longest = 4000

/** What is needed once a visitor or a host wants something: `Actions` in `shared/core.ts`. Called once an instance. */
export function start(framed: FramedCore): Actions {
  const core: Core = Object.assign(framed, stateChanges(framed), launcherStatus(framed), {
    drafts: {},
    store: undefined,
  })
  const { dock, options } = core
  // Whoever needs this chunk needs it next.
  core.config().then(
    ({ theme }) => core.setColours(theme?.colours),
    () => {},
  )
  core.layer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.stopPropagation()
    if (core.endPanel) core.endPanel()
    else if (core.state.open && !options.container) void core.instance.close()
  })
  const { ensure, setMode, show, showFailure } = windowStates(core)
  const hide = (hidden: boolean) => async () => {
    dock.hidden = hidden
  }
  return withTimeLimits(core, showFailure, {
    open: ({ view = 'chat', focus = true, ...detail } = {}) =>
      view === 'chat' ? show(focus) : panel(core, view, detail),
    close: () => setMode('closed'),
    minimize: () => setMode('min'),
    maximize: () => setMode('max'),
    restore: () => setMode('normal'),
    show: hide(false),
    hide: hide(true),
    async send(text, { open } = {}) {
      if ([...text].length > longest) throw new Failure('too_long')
      if (open) await show()
      return (await ensure()).send(text)
    },
    prefill: async (text) => (await ensure()).prefill(text),
    setUser: async ({ token }) => (await ensure()).setUser(token),
    logout: async () => (await ensure()).logout(),
    mute: async (on = true) => core.setMuted(on),
    consent: async (granted) => consent(core, granted),
    setContext: async (context) => setContext(core, context),
    setLocale: (lang) => setLocale(core, lang),
    setTheme: async (theme) => setTheme(core, theme),
    setPosition: async (place) => setPosition(core, place),
    drag: async (press, trail) => drag(core, press, trail),
    nudge: async (key) => nudge(core, key),
    async resume() {
      await ensure()
    },
    async sync(key, value) {
      if ((options.storage ?? 'local') !== 'local' || options.consent === 'required') return
      if (value && key.endsWith(':muted')) core.setMuted(value === 'true')
      if (value && key.endsWith(':conversation')) await ensure()
    },
  })
}
