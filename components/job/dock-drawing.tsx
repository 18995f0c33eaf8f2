import styles from './dock-drawing.module.scss'

// What is drawn in one manner is one path: the browser has less to build.
const hulls = 'M0 0h250c44 0 76 8 92 22-16 14-48 22-92 22H0ZM0 220h250c44 0 76 8 92 22-16 14-48 22-92 22H0Z'
const deck =
  'M14 44h196v176H14zM40 70h96v124H40zM210 56h84v152h-84M231 56v152M252 56v152M273 56v152M161 132a15 15 0 0 1 30 0 15 15 0 0 1-30 0M176 84v96M160 84h32M160 180h32'
const depths = [0, 1, 2, 3]
  .map(
    (ring) =>
      `M${310 + ring * 130} 0C${280 + ring * 140} 180 ${360 + ring * 120} 320 ${330 + ring * 130} 470S${300 + ring * 150} 760 ${350 + ring * 130} 900`,
  )
  .join('')

/** From above: the boat alongside, its contact against the berth's, current on its way. No picture of ours shows it. */
export function DockDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 900 900"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.depth} d={depths} />
      <path className={styles.land} d="M-400-10h548c-12 170 18 300 0 460s10 320-6 460h-542Z" />
      <path className={styles.pier} d="M120 404h190v92H120M150 404v92M180 404v92M210 404v92M240 404v92M270 404v92" />
      <g className={styles.boat} transform="translate(346 318)">
        <path d={hulls} />
        <path className={styles.deck} d={deck} />
      </g>
      <path className={styles.current} d="M-20 450h330" />
      <path className={styles.contact} d="M310 428h18v44h-18M360 436h-18v28h18" />
      <circle className={styles.pulse} cx="336" cy="450" r="40" />
      <circle className={styles.pulse} cx="336" cy="450" r="66" />
    </svg>
  )
}
