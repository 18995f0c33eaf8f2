/** Where the panel stands: how far its right and bottom edges are from the window's, in CSS pixels. */
export interface PanelPlace {
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Least distance between the panel and the window's edge. */
export const edge = 8

/** The header, which lies over the panel and takes its clicks, is this high (SPEC-9). */
const headerHeight = 60

/** The nearest place with all of the panel in the window and below the header; its head, if that is too small. */
export function placeInside(place: PanelPlace, panel: Size, view: Size): PanelPlace {
  const within = (distance: number, room: number) => Math.round(Math.max(edge, Math.min(distance, room - edge)))
  const most = view.height - panel.height - headerHeight
  return {
    right: within(place.right, view.width - panel.width),
    // A window lower than the panel: the head, with the control that closes it, is what must be seen.
    bottom: most < edge ? Math.round(most - edge) : within(place.bottom, most),
  }
}

/** A place moved by so many pixels to the right and down. */
export function movedBy(place: PanelPlace, x: number, y: number): PanelPlace {
  return { right: place.right - x, bottom: place.bottom - y }
}

/** The same height at the other side of the window: moving without dragging (WCAG 2.5.7). */
export function otherSide(place: PanelPlace, panel: Size, view: Size): PanelPlace {
  return { ...place, right: view.width - panel.width - place.right }
}

const stepPx = 10 // READ-8 gives the step; the panel of the English pages moves by the same

/** How an arrow key moves the panel; nothing for any other key. */
export function stepOf(key: string): { x: number; y: number } | undefined {
  const steps: Readonly<Record<string, { x: number; y: number }>> = {
    ArrowLeft: { x: -stepPx, y: 0 },
    ArrowRight: { x: stepPx, y: 0 },
    ArrowUp: { x: 0, y: -stepPx },
    ArrowDown: { x: 0, y: stepPx },
  }
  return steps[key]
}

/** A place kept earlier in this visit; anything else that stands in storage is no place. */
export function readPlace(text: string | null): PanelPlace | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('right' in kept) || !('bottom' in kept)) return undefined
    const { right, bottom } = kept
    if (typeof right !== 'number' || typeof bottom !== 'number') return undefined
    return Number.isFinite(right) && Number.isFinite(bottom) ? { right, bottom } : undefined
  } catch {
    return undefined
  }
}
