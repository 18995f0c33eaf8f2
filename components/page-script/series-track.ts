import type { SeriesControl } from '#lib/browser/series-swiper'
import { pageMoves } from '#lib/protocol/shell'

/** Rows of `SeriesTrack` scroll natively. For mice, Swiper adds dragging, arrow keys and buttons once a row is near the viewport. */
export function startSeriesTracks(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        void begin(target)
      }
    },
    { rootMargin: '300px' },
  )
  for (const row of document.querySelectorAll('[data-series]')) near.observe(row)
}

async function begin(row: HTMLElement): Promise<void> {
  const controls = row.parentElement?.querySelector<HTMLElement>('[data-series-controls]')
  const [previous, next] = controls?.querySelectorAll('button') ?? []
  if (!controls || !previous || !next) return
  const { startSeries } = await import('#lib/browser/series-swiper')
  const control: SeriesControl = startSeries(row, ({ start, end }) => {
    // At an end a button keeps the focus: `aria-disabled`, not `disabled`.
    previous.setAttribute('aria-disabled', String(start))
    next.setAttribute('aria-disabled', String(end))
    controls.dataset.shown = String(!(start && end))
    dispatchEvent(new Event(pageMoves))
  })
  previous.addEventListener('click', control.previous)
  next.addEventListener('click', control.next)
}
