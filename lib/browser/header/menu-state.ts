/** Which dropdown stands open, how it was opened, and until when none opens for the pointer. */
export interface MenuState {
  open: string | null
  by: 'pointing' | 'pressing' | null
  restsUntil: number
}

export type MenuSignal =
  | { type: 'point' | 'press' | 'key'; group: string; now: number }
  | { type: 'part' | 'dismiss'; group: string }
  | { type: 'choose' | 'touch'; now: number }

/** Dropdowns stop opening for this long after a click in them (SPEC-2). */
export const restMs = 1000

export const closedMenu: MenuState = { open: null, by: null, restsUntil: 0 }

/**
 * The menu after a signal. Pointing opens, leaving closes; a press keeps a pointed panel open, a second press closes it. A choice
 * closes all, and the pointer then opens nothing for a moment. The keyboard never waits.
 */
export function nextMenu(state: MenuState, signal: MenuSignal): MenuState {
  const closed = { ...state, open: null, by: null }
  switch (signal.type) {
    case 'choose':
      return { ...closed, restsUntil: signal.now + restMs }
    case 'touch':
      return { ...state, restsUntil: signal.now + restMs }
    case 'dismiss':
      return state.open === signal.group ? closed : state
    case 'part':
      return state.open === signal.group && state.by === 'pointing' ? closed : state
    case 'point':
      if (state.open === signal.group) return state
      if (signal.now < state.restsUntil) return closed
      return { ...state, open: signal.group, by: 'pointing' }
    case 'press':
    case 'key':
      if (state.open === signal.group && state.by === 'pressing') return closed
      if (signal.type === 'press' && signal.now < state.restsUntil) return state
      return { ...state, open: signal.group, by: 'pressing' }
  }
}
