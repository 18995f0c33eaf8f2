import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import { rigParts } from '#lib/content/datasets/sensor-rig'
import drawing from './drawing.module.scss'
import styles from './sensor-rig.module.scss'

/** The numbered sensors on the boat from above and from the side, with their names. The places are schematic: none is published. */
export function SensorRig() {
  const t = useTranslations('SensorRig')
  const label = useTranslations('DatasetLabels')
  const links = rigParts.map((part) => ({ href: `#${part}`, label: label(part) }))
  return (
    <Figure caption={t('caption')}>
      <div className={styles.rig}>
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: the one element that groups parts of a drawing is its own. */}
          <svg viewBox="0 0 480 270" className={drawing.drawing} role="group" aria-label={t('alt')}>
            <RigTopView links={links} />
          </svg>
          <svg viewBox="0 270 480 230" className={drawing.drawing} role="img" aria-label={t('side')}>
            <RigSideView />
          </svg>
        </div>
        <ol className={styles.legend}>
          {rigParts.map((part) => (
            <li key={part} data-part={part}>
              <a href={`#${part}`}>{label(part)}</a>
              <span>{t(part)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}

/** The boat from the side on the water, bow to the right. */
function RigSideView() {
  return (
    <g>
      <path className={drawing.water} d="M0 452C80 446 120 458 200 452S340 446 480 452V500H0Z" />
      <path className={drawing.faint} d="M0 452C80 446 120 458 200 452S340 446 480 452" />
      <path className={drawing.hull} d="M84 428H338C330 448 312 468 286 468H106C94 468 86 452 84 428Z" />
      <path className={drawing.hull} d="M120 412H292V428H120Z" />
      <path d="M262 412V334M262 396H276" />
      <path className={drawing.hull} d="M251 312h22v22h-22z" />
      <path d="M251 320h22M251 327h22" />
      <path className={drawing.hull} d="M262 366h26v16h-26z" />
      <circle cx="288" cy="374" r="4" className={drawing.solid} />
      <path className={drawing.solid} d="M302 398h5v18h-5z" />
      <path d="M292 412H302" />
      <path d="M170 412V352" />
      <path className={drawing.hull} d="M156 352C156 338 184 338 184 352Z" />
      <path className={drawing.dashed} d="M273 322L410 300M273 324L410 348" />
      <DrawingMark number={1} x={222} y={300} to={[251, 318]} />
      <DrawingMark number={2} x={340} y={374} to={[292, 374]} />
      <DrawingMark number={3} x={212} y={374} to={[262, 374]} />
      <DrawingMark number={4} x={366} y={412} to={[307, 408]} />
      <DrawingMark number={5} x={122} y={330} to={[157, 346]} />
    </g>
  )
}

/** The boat from above, bow to the right, with the lidar's 90° forward sector; its marks lead to what is known of each sensor. */
function RigTopView({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <g>
      <path className={drawing.beam} d="M262 130L382 10A170 170 0 0 1 382 250Z" />
      <path className={drawing.faint} d="M0 252C60 236 104 262 170 258S300 262 480 250" />
      <path className={drawing.hull} d="M84 74H286C306 74 322 82 334 88C322 94 306 102 286 102H84Z" />
      <path className={drawing.hull} d="M84 158H286C306 158 322 166 334 172C322 178 306 186 286 186H84Z" />
      <path className={drawing.hull} d="M120 96H288V164H120Z" />
      <circle cx="262" cy="130" r="11" className={drawing.hull} />
      <circle cx="262" cy="130" r="4" />
      <path className={drawing.solid} d="M279 116h7v28h-7z" />
      <path className={drawing.solid} d="M300 123h4v14h-4z" />
      <path d="M288 130H300" />
      <circle cx="170" cy="130" r="9" className={drawing.hull} />
      <path d="M170 121v18M161 130h18" />
      <path d="M40 242L52 214L64 242M52 214V242M52 214V206" />
      <path className={drawing.hull} d="M44 206C44 198 60 198 60 206Z" />
      <path className={drawing.dashed} d="M60 198L160 136" />
      <DrawingMark number={1} x={236} y={34} to={[260, 118]} link={links[0]} />
      <DrawingMark number={2} x={322} y={34} to={[284, 116]} link={links[1]} />
      <DrawingMark number={3} x={352} y={66} to={[284, 126]} link={links[2]} />
      <DrawingMark number={4} x={376} y={130} to={[305, 130]} link={links[3]} />
      <DrawingMark number={5} x={110} y={34} to={[166, 121]} link={links[4]} />
    </g>
  )
}

interface DrawingMarkProps {
  number: number
  x: number
  y: number
  /** The part it names: a thin line leads there. */
  to: readonly [x: number, y: number]
  /** Where more is said about the part, and its name; a mark without it says nothing by itself. */
  link?: { href: string; label: string }
}

/** A numbered circle with its lead line; as a link it can be focused, and is touched on a wider ground than it shows. */
function DrawingMark({ number, x, y, to, link }: DrawingMarkProps) {
  const mark = (
    <>
      {link && <circle cx={x} cy={y} r="26" className={drawing.ground} />}
      <circle cx={x} cy={y} r="12" className={drawing.ring} />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </>
  )
  return (
    <g>
      <path className={drawing.faint} d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      {link ? (
        <a className={drawing.mark} href={link.href} aria-label={`${number} ${link.label}`}>
          {mark}
        </a>
      ) : (
        <g className={drawing.mark}>{mark}</g>
      )}
    </g>
  )
}
