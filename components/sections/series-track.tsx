import type { ReactNode } from 'react'
import styles from './series-track.module.scss'

interface SeriesTrackProps {
  label: string
  previous: string
  next: string
  /** Whether there are more boats than a wide window shows, so that buttons have something to do. */
  browsable: boolean
  /** `li` elements. */
  children: ReactNode
}

/** A row that scrolls natively from the first byte; where there is a mouse, the page script lets Swiper take it over. */
export function SeriesTrack({ label, previous, next, browsable, children }: SeriesTrackProps) {
  return (
    <div className={styles.series}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable to be scrolled by keys (axe scrollable-region-focusable). */}
      <section className={styles.row} aria-label={label} tabIndex={0} data-series="">
        <ul className={styles.track}>{children}</ul>
      </section>
      {browsable && (
        <div className={styles.controls} data-series-controls="">
          <button type="button" className={styles.button} aria-label={previous} aria-disabled="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 12H4m7-7-7 7 7 7" />
            </svg>
          </button>
          <button type="button" className={styles.button} aria-label={next}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h16m-7-7 7 7-7 7" />
            </svg>
          </button>
        </div>
      )}
    </div>
  )
}
