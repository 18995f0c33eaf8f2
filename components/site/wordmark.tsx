import { wordmark } from '#lib/markup/wordmark'

/** The wordmark; its link names it. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 106 24" width="106" height="24" fill="none" aria-hidden="true">
      <path d={wordmark.letters} stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round" />
      <path d={wordmark.lane} stroke="var(--signal)" strokeWidth="1.6" />
    </svg>
  )
}
