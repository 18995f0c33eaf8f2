import { languageOf } from '../loader/options.ts'
import type { Corner } from '../shared/api-types.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { showTone } from '../shared/tone.ts'
import css from './actions.css?text'
import { setOffset } from './launcher-position.ts'
import { changeSide, placeInCorner } from './saved-position.ts'

/** Stops key events of the widget's fields, which the page would take for its shortcuts. Keys on buttons go on. */
function stopKeyPropagation({ layer, signal }: Core): void {
  const keep = (event: Event) => {
    const [origin] = event.composedPath()
    if (origin instanceof HTMLTextAreaElement || origin instanceof HTMLInputElement) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup']) layer.addEventListener(name, keep, { signal })
}

/** Changes the language of everything the widget shows; a panel that is open closes. */
export async function setLocale(core: Core, wanted: string): Promise<void> {
  core.options.lang = wanted
  core.endPanel?.()
  await core.applyConfig(languageOf(wanted))
  core.handle?.update()
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const watched = new WeakSet<Core>()

/** Dresses window and panels: light, dark, or as the visitor's system is. */
export function setTheme(core: Core, theme = 'auto'): void {
  core.adopt(css)
  core.options.theme = theme
  showTone(core.host, core.frame, theme)
  if (watched.has(core)) return
  watched.add(core)
  stopKeyPropagation(core)
  // What the window's button asks for.
  core.layer.addEventListener('oc-side', () => changeSide(core))
  dark.addEventListener('change', () => setTheme(core, core.options.theme), { signal: core.signal })
}

/** Moves the launcher to a corner, or so many pixels from the sides of its own. */
export function setPosition(core: Core, place: Corner | { x: number; y: number }): void {
  if (typeof place === 'string') placeInCorner(core, place)
  else setOffset(core, place.x, place.y)
}

/** What the host tells of its page, at most 2 KB as JSON; throws `too_long`. */
export function setContext(core: Core, context: Core['context']): void {
  if (new TextEncoder().encode(JSON.stringify(context)).length > 2048) throw new Failure('too_long')
  core.context = { ...context }
}

/** Whether anything may be stored from now on: once it may, what was remembered until now is stored. */
export function consent(core: Core, granted: boolean): void {
  core.options.consent = granted ? 'granted' : 'required'
  core.store?.applyConsent()
  core.handle?.update()
  core.emit('consent', { granted })
}
