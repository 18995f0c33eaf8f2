'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SeriesControl } from '#lib/browser/series-swiper'
import styles from './series-track.module.scss'

interface SeriesTrackProps {
  /** Names the row for screen readers. */
  label: string
  previous: string
  next: string
  /** Whether there are more boats than a wide window shows, so that buttons have something to do. */
  browsable: boolean
  /** `li` elements. */
  children: ReactNode
}

/**
 * A row that scrolls natively from the first byte. Where there is a mouse, Swiper takes it over once it is near the
 * window, for dragging, arrow keys and two buttons; a finger keeps the browser's own scrolling, which is better.
 */
export function SeriesTrack({ label, previous, next, browsable, children }: SeriesTrackProps) {
  const row = useRef<HTMLElement>(null)
  const [control, setControl] = useState<SeriesControl>()
  const [ends, setEnds] = useState({ start: true, end: false })

  useEffect(() => {
    const element = row.current
    if (!element || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
    let started: SeriesControl | undefined
    let left = false
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const { startSeries } = await import('#lib/browser/series-swiper')
        if (left) return
        started = startSeries(element, setEnds)
        setControl(started)
      },
      { rootMargin: '300px' },
    )
    near.observe(element)
    return () => {
      left = true
      near.disconnect()
      started?.stop()
    }
  }, [])

  const movable = control !== undefined && !(ends.start && ends.end)
  return (
    <div className={styles.series}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable to be scrolled by keys (axe scrollable-region-focusable). */}
      <section ref={row} className={styles.row} aria-label={label} tabIndex={0}>
        <ul className={styles.track}>{children}</ul>
      </section>
      <div className={styles.controls} data-shown={movable} hidden={!browsable}>
        <button type="button" className={styles.button} disabled={ends.start} onClick={() => control?.previous()}>
          <span className={styles.name}>{previous}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 12H4m7-7-7 7 7 7" />
          </svg>
        </button>
        <button type="button" className={styles.button} disabled={ends.end} onClick={() => control?.next()}>
          <span className={styles.name}>{next}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12h16m-7-7 7 7-7 7" />
          </svg>
        </button>
      </div>
    </div>
  )
}
