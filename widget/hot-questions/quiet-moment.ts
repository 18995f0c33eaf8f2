import { pause } from '../loader/pause.ts'

/** A page that stands still for so long is being read. */
const restMs = 600

/** Whether the page has marked so (`data-quiet`), and this is in view. */
function wantsQuiet(marked: Element): boolean {
  const { top, bottom } = marked.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Ends when the page rests where nothing in view wants quiet, or with the signal. Looks once at each place of rest. */
export async function quietMoment(signal: AbortSignal): Promise<void> {
  let stoodAt: number | undefined
  let looked: number | undefined
  while (!signal.aborted) {
    if (scrollY === stoodAt && stoodAt !== looked) {
      looked = stoodAt
      if (![...document.querySelectorAll('[data-quiet]')].some(wantsQuiet)) return
    }
    stoodAt = scrollY
    await pause(restMs)
  }
}
