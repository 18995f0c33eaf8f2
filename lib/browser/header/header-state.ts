/** How the header stands: whether the page has passed a viewport's height, and whether the header is out of the way. */
export interface HeaderState {
  y: number
  at: 'top' | 'body'
  motion: 'shown' | 'hidden'
}

interface ScrollFacts {
  y: number
  viewportHeight: number
  /** True while focus or an open menu needs the header. */
  held: boolean
}

/** Less than this is a trembling finger, not a direction. */
const tremblePx = 4

/** The header's own height: so near the top it always shows. */
const nearTopPx = 60

export const initialHeaderState: HeaderState = { y: 0, at: 'top', motion: 'shown' }

/** Hidden on the way down, shown on the way up, at the top and while it is needed (SPEC-2). */
export function nextHeaderState(state: HeaderState, { y, viewportHeight, held }: ScrollFacts): HeaderState {
  const at = y > viewportHeight ? 'body' : 'top'
  const travelled = y - state.y
  if (held || y <= nearTopPx) return { y, at, motion: 'shown' }
  if (Math.abs(travelled) < tremblePx) return { ...state, at }
  return { y, at, motion: travelled > 0 ? 'hidden' : 'shown' }
}
