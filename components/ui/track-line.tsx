import styles from './track-line.module.scss'

/** The path of a boat over a lake, drawn by CSS as the reader scrolls past; complete where that cannot be. */
export function TrackLine({ className }: { className?: string }) {
  return (
    <svg
      className={[styles.track, className].filter(Boolean).join(' ')}
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path pathLength={1} d="M0 12H1380a18 18 0 0 1 0 36H60a18 18 0 0 0 0 36H1440" />
    </svg>
  )
}
