import { cornerOf } from '../loader/options.ts'
import { storeOf } from '../session/store-of.ts'
import type { Corner } from '../shared/api-types.ts'
import type { Core } from '../shared/core.ts'

const edges = /\b(left|right) (top|bottom)\b/

/** The corner that the widget hangs in: the layer's class, as in `loader.css`. */
function hangIn({ layer }: Core, corner: string): void {
  layer.className = layer.className.replace(edges, corner)
}

/** So many pixels from the sides of its corner. */
export function placeAt(core: Core, x: number, y: number): void {
  core.layer.style.setProperty('--oc-x', `${Math.round(x)}px`)
  core.layer.style.setProperty('--oc-y', `${Math.round(y)}px`)
  core.layer.dispatchEvent(new Event('oc-moved'))
}

export function placeInCorner(core: Core, corner: Corner): void {
  hangIn(core, cornerOf(corner))
  placeAt(core, core.options.offsetX, core.options.offsetY)
}

/** To the same height on the other side: what dragging does, without dragging. */
export function changeSide(core: Core): void {
  const { layer } = core
  hangIn(core, layer.className.includes('left') ? swapped(layer, 'left', 'right') : swapped(layer, 'right', 'left'))
  core.layer.dispatchEvent(new Event('oc-moved'))
  remember(core)
}

function swapped({ className }: HTMLElement, from: string, to: string): string {
  return (edges.exec(className)?.[0] ?? '').replace(from, to)
}

/**
 * Puts the launcher's left upper corner at a point, and hangs it in the nearest corner of the page: so it keeps its
 * distance from there when the page's size changes.
 */
export function placeLauncher(core: Core, left: number, top: number): void {
  const page = core.layer.getBoundingClientRect()
  const { width, height } = core.launcher.getBoundingClientRect()
  const x = Math.min(Math.max(left, 0), page.width - width)
  const y = Math.min(Math.max(top, 0), page.height - height)
  const [right, bottom] = [page.width - width - x, page.height - height - y]
  hangIn(core, `${x < right ? 'left' : 'right'} ${y < bottom ? 'top' : 'bottom'}`)
  placeAt(core, Math.min(x, right), Math.min(y, bottom))
}

/** Keeps the place for the next visit, once the visitor has opened the window: before that nothing is ever stored. */
export function remember(core: Core): void {
  const store = storeOf(core)
  const keep = () => {
    const [x, y] = ['--oc-x', '--oc-y'].map((name) => Number.parseInt(core.layer.style.getPropertyValue(name), 10))
    store.set('place', `${edges.exec(core.layer.className)?.[0]} ${x} ${y}`)
  }
  if (core.state.mode !== 'closed' || core.options.consent === 'granted' || store.get('visitor')) keep()
  else core.host.addEventListener('orcachat:open', keep, { once: true, signal: core.signal })
}
