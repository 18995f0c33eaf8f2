import { cornerOf } from '../loader/options.ts'
import { storeOf } from '../session/store-of.ts'
import type { Corner } from '../shared/api-types.ts'
import type { Core } from '../shared/core.ts'
import { edges, setCorner, setOffset } from './launcher-position.ts'

/** Puts the launcher into a corner, at the distances of the options. */
export function placeInCorner(core: Core, corner: Corner): void {
  setCorner(core, cornerOf(corner))
  setOffset(core, core.options.offsetX, core.options.offsetY)
}

/** To the same height on the other side: what dragging does, without dragging. */
export function changeSide(core: Core): void {
  const { layer } = core
  setCorner(core, layer.className.includes('left') ? swapped(layer, 'left', 'right') : swapped(layer, 'right', 'left'))
  layer.dispatchEvent(new Event('oc-moved'))
  savePosition(core)
}

function swapped({ className }: HTMLElement, from: string, to: string): string {
  return (edges.exec(className)?.[0] ?? '').replace(from, to)
}

/** Keeps the place for the next visit, once the visitor has opened the window: before that nothing is ever stored. */
export function savePosition(core: Core): void {
  const store = storeOf(core)
  const keep = () => {
    const [x, y] = ['--oc-x', '--oc-y'].map((name) => Number.parseInt(core.layer.style.getPropertyValue(name), 10))
    store.set('place', `${edges.exec(core.layer.className)?.[0]} ${x} ${y}`)
  }
  if (core.state.mode !== 'closed' || core.options.consent === 'granted' || store.get('visitor')) keep()
  else core.host.addEventListener('orcachat:open', keep, { once: true, signal: core.signal })
}
