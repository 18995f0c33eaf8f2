import { DrawingMark } from '#components/datasets/drawing-mark'
import drawing from './drawing.module.scss'

/** The boat from the side on the water, bow to the right. */
export function RigSideView() {
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
