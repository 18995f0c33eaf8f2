import styles from './boom-plan.module.scss'
import drawing from './drawing.module.scss'
import { KeyMarks } from './key-marks'

// What floats ahead of the boat: where, and its radius.
const litter = [
  [180, 40, 5],
  [298, 182, 4],
  [352, 262, 5],
  [420, 300, 4],
  [470, 206, 5],
  [512, 48, 4],
  [388, 340, 5],
  [604, 120, 4],
  [246, 126, 4],
  [640, 30, 5],
  [414, 150, 4],
] as const

const disc = ([x, y, r]: (typeof litter)[number]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`

/** A truss of two lengths, hinged at 0 0 and pointing ahead. */
function Truss() {
  return (
    <>
      <path className={drawing.body} d="M-9 0V-172l4-176h10l4 176V0Z" />
      <path
        className={drawing.thin}
        d="M-9 0 9-29-9-58 9-87-9-116 9-145-9-172 8-201-8-230 7-259-7-288 6-317-5-348M-9-172H9"
      />
      <circle className={drawing.body} r="12" />
      <circle className={drawing.quietFill} r="4" />
    </>
  )
}

/** The large boat in plan, bow up, not to scale. Each arm is a layer that turns about its hinge on scroll; without motion, arms are open. */
export function BoomPlan({ className }: { className?: string }) {
  const layer = `${drawing.drawing} ${styles.layer}`
  return (
    <div className={[styles.plan, className].filter(Boolean).join(' ')} aria-hidden="true">
      <svg className={`${layer} ${styles.swept}`} viewBox="0 0 800 800" aria-hidden="true">
        <path className={drawing.litFill} d="M76 154H724V800H76Z" />
        <path className={drawing.line} d="M76 96H724M94 86 76 96 94 106M706 86 724 96 706 106" />
        <path className={drawing.limit} d="M76 60V154M724 60V154M724 154H800M724 0V60M76 0V60" />
        <KeyMarks
          marks={[
            [1, 400, 96],
            [4, 764, 440],
          ]}
        />
      </svg>
      <svg className={layer} viewBox="0 0 800 800" aria-hidden="true">
        <path className={drawing.quietFill} d={litter.map(disc).join('')} />
        <path
          className={drawing.body}
          d="M322 400c4-16 12-26 22-32 10 6 16 16 18 32V668c0 8-6 14-14 14h-16c-8 0-14-6-14-14ZM438 400c4-16 12-26 22-32 10 6 16 16 18 32V668c0 8-6 14-14 14h-16c-8 0-14-6-14-14Z"
        />
        <path className={drawing.body} d="M334 452H466V662H334Z" />
        <path className={drawing.body} d="M366 372H434V500H366Z" />
        <path
          className={drawing.thin}
          d="M366 388H434M366 404H434M366 420H434M366 436H434M366 452H434M366 468H434M366 484H434"
        />
        <path className={drawing.thin} d="M348 514H452V588H348ZM348 606H452V648H348ZM400 606V648" />
        <KeyMarks marks={[[3, 400, 551]]} />
      </svg>
      <svg className={`${layer} ${styles.port}`} viewBox="0 0 800 800" aria-hidden="true">
        <g transform="translate(338 385)">
          <Truss />
        </g>
      </svg>
      <svg className={`${layer} ${styles.starboard}`} viewBox="0 0 800 800" aria-hidden="true">
        <g transform="translate(462 385)">
          <Truss />
        </g>
      </svg>
      <svg className={`${layer} ${styles.swept}`} viewBox="0 0 800 800" aria-hidden="true">
        <KeyMarks marks={[[2, 622, 244]]} />
      </svg>
    </div>
  )
}
