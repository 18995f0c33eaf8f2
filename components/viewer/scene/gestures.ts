import type { Orbit } from '#components/viewer/scene/orbit.ts'

/** What a scene needs of the page around it. */
export interface SceneView {
  /** The focusable region that takes the canvas and hears hands and keys. */
  view: HTMLElement
  /** What keys do besides moving the view. */
  commands: { fullScreen: () => void }
  /** The browser has taken the graphics away, as it does when memory or the card fails it. */
  lost: () => void
  signal: AbortSignal
}

interface GestureTargets extends Pick<SceneView, 'view' | 'commands'> {
  orbit: Pick<Orbit, 'turn' | 'zoom' | 'reset'>
  moved: () => void
}

const keyTurn = 0.22
const keyZoom = 1.16

/**
 * Drag, pinch, wheel and keys. Page scrolling is kept: vertical touch scrolls (`touch-action`), and the wheel zooms only with Ctrl or ⌘
 * (a touch pad's pinch) or in full screen.
 */
export function handleGestures({ view, orbit, moved, commands }: GestureTargets): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const pointers = new Map<number, { x: number; y: number }>()

  const spread = () => {
    const [one, other] = [...pointers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  view.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      view.setPointerCapture(event.pointerId)
      view.dataset.held = ''
    },
    { signal },
  )
  view.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const apart = spread()
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (apart > 0) orbit.zoom(spread() / apart)
      const speed = Math.PI / view.clientWidth / pointers.size
      orbit.turn((event.clientX - before.x) * speed * 1.6, (event.clientY - before.y) * speed)
      moved()
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    view.addEventListener(
      end,
      (event) => {
        pointers.delete(event.pointerId)
        if (pointers.size === 0) delete view.dataset.held
      },
      { signal },
    )
  }
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !document.fullscreenElement?.contains(view)) return
      event.preventDefault()
      orbit.zoom(Math.exp(-event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.004)))
      moved()
    },
    { signal, passive: false },
  )

  const keys = new Map([
    ['ArrowLeft', () => orbit.turn(-keyTurn, 0)],
    ['ArrowRight', () => orbit.turn(keyTurn, 0)],
    ['ArrowUp', () => orbit.turn(0, keyTurn / 2)],
    ['ArrowDown', () => orbit.turn(0, -keyTurn / 2)],
    ['+', () => orbit.zoom(keyZoom)],
    ['=', () => orbit.zoom(keyZoom)],
    ['-', () => orbit.zoom(1 / keyZoom)],
    ['r', orbit.reset],
    ['f', commands.fullScreen],
  ])
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys.get(event.key.length === 1 ? event.key.toLowerCase() : event.key)
      if (!act) return
      event.preventDefault()
      act()
      moved()
    },
    { signal },
  )
  return () => stop.abort()
}
