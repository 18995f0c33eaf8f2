import { DrawingMark } from '#components/datasets/drawing-mark'
import drawing from './drawing.module.scss'

/** The boat from above, bow to the right, with the lidar's 90° forward sector; its marks lead to what is known of each sensor. */
export function RigTopView({ links }: { links: readonly { href: string; label: string }[] }) {
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
