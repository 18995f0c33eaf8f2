import { loaderLabels } from '../messages/start.ts'
import type { LoaderCore } from '../shared/core.ts'
import { chatIcon } from '../shared/icons.ts'
import type { CallAction } from './deferred-actions.ts'
import { element, icon } from './element.ts'

/** The button, in the dock where side bar and cards stand too. `preload`: a visitor comes near. */
export function makeLauncher(core: () => LoaderCore, callAction: CallAction, preload: () => void) {
  // What the pointer does until the code that follows it has come.
  let trail: Event[] | undefined
  const keep = (event: Event) => void trail?.push(event)
  // Where the pointer was pressed: a click that ends elsewhere ends a drag, whether its code has come or not.
  let x = Number.NaN
  let y = x
  const launcher = element(
    'button',
    {
      class: 'launcher',
      click(event) {
        if (!event.detail || !(Math.hypot(event.x - x, event.y - y) > 3)) void core().instance.toggle()
      },
      pointerdown(press) {
        if (press.button) return
        // Else a frame of the host's page takes the pointer away as soon as it passes over it.
        launcher.setPointerCapture(press.pointerId)
        x = press.x
        y = press.y
        trail = []
        const followed = () => {
          trail = undefined
        }
        callAction('drag', press, trail).then(followed, followed)
      },
      pointermove: keep,
      pointerup: keep,
      pointercancel: keep,
      keydown(event) {
        if (!event.key.startsWith('Arrow')) return
        if (event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        void callAction('nudge', event.key)
      },
    },
    icon(chatIcon),
  )
  const dock = element('aside', { class: 'dock', pointerenter: preload, focusin: preload }, launcher)
  const updateLauncher = () => {
    const { state } = core()
    const labels = loaderLabels[state.lang]
    dock.ariaLabel = labels.name
    launcher.ariaLabel = labels.open
    launcher.ariaExpanded = `${state.open}`
  }
  return { dock, launcher, updateLauncher }
}
