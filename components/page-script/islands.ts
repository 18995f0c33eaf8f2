import type { IslandList } from '#components/islands/island-data.ts'
import { islandsOfPage } from '#components/page-script/island-runtime.ts'
import { mayAutoload } from '#components/viewer/may-autoload.ts'
import { afterNextFrame } from '#lib/browser/after-next-frame'
import { failedChunkNoticeId, isBrokenOff } from '#lib/browser/navigation/failed-chunks'
import { pageGoes } from '#lib/protocol/shell'

/** How near the window `near` starts, in window heights above and below. */
const nearness = '100% 0%'

/** Controls that an island answers. */
const control = '[data-replay]'

function isList(json: unknown): json is IslandList {
  return typeof json === 'object' && json !== null && 'data' in json && 'styles' in json && 'code' in json
}

function readList(): IslandList | undefined {
  const list: unknown = JSON.parse(document.getElementById('orca-islands')?.textContent ?? 'null')
  return isList(list) ? list : undefined
}

/** The island that something belongs to: it stands in it, or around it and says so (`data-starts-island`). */
function islandOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const place = target.closest<HTMLElement>('[data-island], [data-starts-island]')
  const island = place?.matches('[data-island]') ? place : place?.querySelector<HTMLElement>('[data-island]')
  return island && !('hydrated' in island.dataset) ? island : undefined
}

/**
 * Starts each island of the current page (`Island`) when the visitor comes near it. The last early click on a control is repeated once
 * it can answer. An island whose files did not load is tried again with the next act in it and when the network is back.
 */
export function watchIslands(): void {
  const list = readList()
  if (!list) return
  const hydrate = islandsOfPage(list)
  const started = new WeakSet<HTMLElement>()
  const failed = new Set<HTMLElement>()
  const watching = new AbortController()
  const { signal } = watching
  addEventListener(pageGoes, () => watching.abort(), { signal })

  /** Which of its controls was clicked last while it could not answer. */
  const early = new Map<HTMLElement, number>()

  async function live(island: HTMLElement): Promise<void> {
    try {
      await hydrate(island)
    } catch (fault) {
      started.delete(island)
      failed.add(island)
      // Nobody waits for it any more, and it may be long until it could be done.
      early.delete(island)
      if (isBrokenOff()) return
      throw fault
    }
    document.getElementById(failedChunkNoticeId)?.setAttribute('hidden', '')
    const clicked = early.get(island)
    if (clicked === undefined || !island.isConnected) return
    early.delete(island)
    island.querySelectorAll<HTMLElement>(control)[clicked]?.click()
  }

  function start(island: HTMLElement): void {
    if (started.has(island)) return
    started.add(island)
    afterNextFrame(() => void live(island))
  }

  function startAt(starts: string, rootMargin?: string): void {
    const coming = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const island = isIntersecting && islandOf(target)
          if (island) start(island)
        }
      },
      { rootMargin },
    )
    for (const island of document.querySelectorAll(`[data-starts="${starts}"]:not([data-hydrated])`))
      coming.observe(island)
    signal.addEventListener('abort', () => coming.disconnect())
  }
  for (const island of document.querySelectorAll<HTMLElement>('[data-starts="at-once"]:not([data-hydrated])'))
    start(island)
  addEventListener(
    'online',
    () => {
      for (const island of failed) if (island.isConnected) start(island)
      failed.clear()
    },
    { signal },
  )
  startAt('near', nearness)
  // Not before it is seen: of those who read on from the first screen most go to another page.
  if (mayAutoload()) startAt('seen')

  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'input']) {
    document.addEventListener(
      kind,
      ({ target }) => {
        const island = islandOf(target)
        if (island) start(island)
      },
      { capture: true, passive: true, signal },
    )
  }

  addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element && event.target.closest(control)
      const island = clicked && islandOf(clicked)
      if (!island) return
      event.preventDefault()
      event.stopImmediatePropagation()
      early.set(island, [...island.querySelectorAll(control)].indexOf(clicked))
      start(island)
    },
    { capture: true, signal },
  )
  // Focus may have come before this script, with the very act that brought it.
  const focused = islandOf(document.activeElement)
  if (focused) start(focused)
}
