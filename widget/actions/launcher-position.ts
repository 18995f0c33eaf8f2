import type { Core } from '../shared/core.ts'

/** The corner of a layer, as its class names it. */
export const edges = /\b(left|right) (top|bottom)\b/

/** The corner that the widget hangs in: the layer's class, as in `loader.css`. */
export function setCorner({ layer }: Core, corner: string): void {
  layer.className = layer.className.replace(edges, corner)
}

/** So many pixels from the sides of its corner. */
export function setOffset({ layer }: Core, x: number, y: number): void {
  layer.style.setProperty('--oc-x', `${Math.round(x)}px`)
  layer.style.setProperty('--oc-y', `${Math.round(y)}px`)
  layer.dispatchEvent(new Event('oc-moved'))
}

/** Puts the launcher at a point and hangs it in the page's nearest corner, from which it keeps its distance. */
export function placeLauncher(core: Core, left: number, top: number): void {
  const page = core.layer.getBoundingClientRect()
  const { width, height } = core.launcher.getBoundingClientRect()
  const x = Math.min(Math.max(left, 0), page.width - width)
  const y = Math.min(Math.max(top, 0), page.height - height)
  const [right, bottom] = [page.width - width - x, page.height - height - y]
  setCorner(core, `${x < right ? 'left' : 'right'} ${y < bottom ? 'top' : 'bottom'}`)
  setOffset(core, Math.min(x, right), Math.min(y, bottom))
}
