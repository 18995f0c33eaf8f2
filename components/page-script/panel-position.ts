import {
  movedBy,
  otherSide,
  type PanelPlace,
  placeInside,
  readPlace,
  stepOf,
} from '#components/page-script/panel-place.ts'
import { keepForVisit, recallForVisit } from '#lib/browser/visit-memory'

const kept = 'orca-contact-panel'
/** A press that moves no further is a click (READ-8). */
const clickSlackPx = 3

const viewSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/**
 * Lets a panel be moved by its `data-handle`: by pointer, by arrow keys (10 px), or to the other side by a click on the grip. Keeps it
 * inside the window and remembers its place for the visit.
 */
export function keepPosition(panel: HTMLElement): void {
  const size = () => ({ width: panel.offsetWidth, height: panel.offsetHeight })
  let wanted = readPlace(recallForVisit(kept))

  const show = () => {
    if (!wanted) return
    const { right, bottom } = placeInside(wanted, size(), viewSize())
    panel.style.setProperty('--panel-right', `${right}px`)
    panel.style.setProperty('--panel-bottom', `${bottom}px`)
  }
  const current = (): PanelPlace => {
    const box = panel.getBoundingClientRect()
    const view = viewSize()
    return { right: view.width - box.right, bottom: view.height - box.bottom }
  }
  const settle = (place: PanelPlace) => {
    wanted = placeInside(place, size(), viewSize())
    show()
    keepForVisit(kept, JSON.stringify(wanted))
  }

  let press: { x: number; y: number; from: PanelPlace; moved: boolean } | undefined
  const handleOf = (event: Event) => event.target instanceof Element && event.target.closest('[data-handle]')

  panel.addEventListener('pointerdown', (event) => {
    press = undefined
    if (event.button !== 0 || !handleOf(event)) return
    press = { x: event.clientX, y: event.clientY, from: current(), moved: false }
  })
  window.addEventListener('pointermove', (event) => {
    if (!press || event.buttons === 0) return
    const x = event.clientX - press.x
    const y = event.clientY - press.y
    press.moved ||= Math.hypot(x, y) > clickSlackPx
    if (!press.moved) return
    panel.dataset.moving = ''
    wanted = movedBy(press.from, x, y)
    show()
  })
  const release = () => {
    delete panel.dataset.moving
    if (press?.moved && wanted) settle(wanted)
  }
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', release)
  panel.addEventListener('click', (event) => {
    const handle = handleOf(event)
    if (!handle) return
    if (press?.moved)
      event.preventDefault() // the end of a drag opens and closes nothing
    else if (handle instanceof HTMLButtonElement) settle(otherSide(current(), size(), viewSize()))
    press = undefined
  })
  panel.addEventListener('keydown', (event) => {
    const step = handleOf(event) ? stepOf(event.key) : undefined
    if (!step) return
    event.preventDefault()
    settle(movedBy(current(), step.x, step.y))
  })

  const watch = new ResizeObserver(show)
  watch.observe(panel)
  addEventListener('resize', show)
  show()
}
