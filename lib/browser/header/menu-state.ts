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
 * What a signal makes of the menu. Pointing opens and parting closes; a press keeps what pointing opened, a second
 * press closes it; a choice closes all and lets the pointer rest, a click beside the links only lets it rest. Pointing
 * at another while it rests closes what stands open. The keyboard never has to wait.
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
