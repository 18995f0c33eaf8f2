import { closeLikePopovers, isPanelOpen, showPanel } from '#components/page-script/menu-panel.ts'
import { closedMenu, type MenuSignal, nextMenu } from '#lib/browser/header/menu-state'
import { keepForVisit, recallForVisit } from '#lib/browser/visit-memory'
import { menuRestKey } from '#lib/protocol/shell'

/** Arrow keys, Home and End over a row of entries; in a panel the vertical arrows do the same. */
function moveFocus(event: KeyboardEvent, entries: HTMLElement[], shape: 'row' | 'panel' = 'panel') {
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  if (at < 0 || event.defaultPrevented) return
  const { key } = event
  const forward = key === 'ArrowRight' || (shape === 'panel' && key === 'ArrowDown')
  const back = key === 'ArrowLeft' || (shape === 'panel' && key === 'ArrowUp')
  const to = key === 'Home' ? 0 : key === 'End' ? entries.length - 1 : forward ? at + 1 : back ? at - 1 : undefined
  if (to === undefined) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}

/** Long enough to cross a neighbour on a slanting way to one's own panel; short enough to feel at once. */
const openDelayMs = 150
const closeDelayMs = 250

interface Group {
  root: HTMLElement
  trigger: HTMLButtonElement
  panel: HTMLElement
}

function groupsOf(nav: HTMLElement): Group[] {
  return [...nav.querySelectorAll<HTMLElement>('[data-menu-group]')].flatMap((root) => {
    const trigger = root.querySelector('button')
    const panel = root.querySelector<HTMLElement>('[popover]')
    return trigger && panel ? [{ root, trigger, panel }] : []
  })
}

/** Takes the dropdowns over from CSS: the state machine says which panel stands open, this shows it. */
export function watchMenu(nav: HTMLElement): void {
  const groups = groupsOf(nav)
  const header = nav.closest('header')
  let state = { ...closedMenu, restsUntil: Number(recallForVisit(menuRestKey)) }
  let timer: ReturnType<typeof setTimeout> | undefined

  function dispatch(said: MenuSignal) {
    clearTimeout(timer)
    state = nextMenu(state, said)
    if (said.type === 'choose' || said.type === 'touch') keepForVisit(menuRestKey, String(state.restsUntil))
    show()
  }

  /** Attributes first: an opening panel forces a style calculation, which should happen once. */
  function show() {
    header?.toggleAttribute('data-open', state.open !== null)
    for (const { trigger, panel } of groups) trigger.ariaExpanded = String(panel.id === state.open)
    for (const { panel } of groups) showPanel(panel, panel.id === state.open)
  }

  function later(act: () => void, delayMs: number) {
    clearTimeout(timer)
    timer = setTimeout(act, delayMs)
  }

  /**
   * Opens a panel under the pointer. A panel that closes may still report the pointer: that is ignored. While the menu rests after a
   * click, pointing is answered afterwards.
   */
  function point({ root, panel }: Pick<Group, 'root' | 'panel'>): void {
    if (!root.matches(':hover')) return
    const now = Date.now()
    dispatch({ type: 'point', group: panel.id, now })
    if (now < state.restsUntil && state.open !== panel.id)
      timer = setTimeout(() => point({ root, panel }), state.restsUntil - now)
  }

  /** The pointer may have crossed a neighbour on its way out: what stands open is parted from. */
  function part(): void {
    const open = groups.find(({ panel }) => panel.id === state.open)
    if (open && !open.root.matches(':hover')) dispatch({ type: 'part', group: open.panel.id })
  }

  for (const { root, trigger, panel } of groups) {
    const group = panel.id
    if (isPanelOpen(panel)) state = nextMenu(state, { type: 'key', group, now: Date.now() })

    root.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') later(() => point({ root, panel }), openDelayMs)
    })
    root.addEventListener('pointerleave', () => later(part, closeDelayMs))
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) dispatch({ type: 'dismiss', group })
    })
    trigger.addEventListener('click', (event) => {
      event.preventDefault() // the machine opens, or the press that follows pointing would close
      dispatch({ type: event.detail > 0 ? 'press' : 'key', group, now: Date.now() })
    })
    panel.addEventListener('toggle', () => {
      if (!isPanelOpen(panel)) dispatch({ type: 'dismiss', group })
    })
    panel.addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      dispatch({ type: link ? 'choose' : 'touch', now: Date.now() })
    })
    panel.addEventListener('keydown', (event) => moveFocus(event, [...panel.querySelectorAll('a')]))
    trigger.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      if (state.open !== group) dispatch({ type: 'key', group, now: Date.now() })
      const links = [...panel.querySelectorAll('a')]
      links.at(event.key === 'ArrowDown' ? 0 : -1)?.focus()
    })
  }
  nav.addEventListener('keydown', (event) =>
    moveFocus(event, [...nav.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')], 'row'),
  )

  closeLikePopovers((group) => dispatch({ type: 'dismiss', group }))

  show()
  nav.dataset.live = ''
  // CSS may have opened a panel under a pointer that came before this script: it stays.
  const pointed = matchMedia('(hover: hover)').matches && groups.find(({ root }) => root.matches(':hover'))
  if (pointed && !state.open) dispatch({ type: 'point', group: pointed.panel.id, now: Date.now() })
}
