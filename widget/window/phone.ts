import type { Core } from '../shared/core.ts'

/** The widths at which the window fills the screen (`frame.css`, `actions.css`). */
export const narrow = matchMedia('(max-width: 479px)')

/** Whether the sheets alone say where the window stands: in the host's own element, and on a phone. */
export const isPlacedBySheets = ({ options }: Core) => Boolean(options.container) || narrow.matches
