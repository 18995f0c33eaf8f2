'use client'
import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { Crosshair, DockMark, Draft, GridLines } from '#components/tools/board/board-marks'
import { WaterPaths } from '#components/tools/board/water-paths'
import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { type BoardView, boardSize, gridStep, toBoard, toPlane } from '#lib/water-drawing/board-view'
import { closesRing, type Drawing, type DrawingAction } from '#lib/water-drawing/drawing'
import styles from './water-board.module.scss'

interface WaterBoardProps {
  drawing: Drawing
  dispatch: Dispatch<DrawingAction>
  view: BoardView
  messages: Messages['WaterBoard']
  /** Something else stands in its place; on paper the board is there. */
  isHidden?: boolean
  /** Lies over the water: a track, boats. */
  overlay?: ReactNode
  /** A map under the sheet; while its place is being found, presses go to the map. */
  map?: { stage: RefObject<HTMLDivElement | null>; isOn: boolean; isFinding: boolean }
}

/** How near a press has to be to the first corner to close a shape, in the board's units. */
const reach = 14

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** A sheet of squared paper for a water: corners by pointer, or by a cross that the arrow keys move. */
export function WaterBoard({ drawing, dispatch, view, messages, isHidden, overlay, map }: WaterBoardProps) {
  const helpId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const [cross, setCross] = useState<Point | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const step = gridStep(view)
  const metresPerUnit = view.widthM / boardSize.width

  function placeOf(event: MouseEvent): Point {
    const box = svg.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return toPlane(view, {
      x: ((event.clientX - box.left) / box.width) * boardSize.width,
      y: ((event.clientY - box.top) / box.height) * boardSize.height,
    })
  }

  function setCorner(point: Point) {
    dispatch(closesRing(drawing, point, reach * metresPerUnit) ? { type: 'close' } : { type: 'corner', point })
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    const canDrag = drawing.draft.length === 0 && drawing.mode !== 'dock'
    const near = canDrag ? nearestCorner(drawing.outline, placeOf(event), reach * metresPerUnit) : null
    if (near !== null) svg.current?.setPointerCapture(event.pointerId)
    setDragged(near)
  }

  /** A press that ends where it began, so that a finger that scrolls the page sets nothing. */
  function onClick(event: MouseEvent<SVGSVGElement>) {
    if (dragged === null) return setCorner(placeOf(event))
    dispatch({ type: 'move', corner: dragged, to: placeOf(event) })
    setDragged(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    const here = cross ?? view.centre
    if (arrow) {
      const by = event.shiftKey ? step : step / 10
      setCross({ x: here.x + arrow.x * by, y: here.y + arrow.y * by })
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(here)
      setCorner(here)
    } else if (event.key === 'Backspace') dispatch({ type: 'undo' })
    else return
    event.preventDefault()
  }

  return (
    <div
      className={styles.frame}
      data-hidden={isHidden || undefined}
      data-map={map?.isOn || undefined}
      data-finding={map?.isFinding || undefined}
    >
      {map && <div ref={map.stage} className={styles.map} />}
      <svg
        ref={svg}
        className={styles.board}
        viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
        role="application"
        aria-label={messages.board}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: role="application" takes keys of its own: arrows move the cross
        tabIndex={0}
        data-mode={drawing.mode}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <GridLines view={view} step={step} />
        <WaterPaths view={view} outline={drawing.outline} islands={drawing.islands} shallows={drawing.shallows} />
        {drawing.draft.length > 0 && <Draft view={view} draft={drawing.draft} />}
        {drawing.draft.length === 0 &&
          drawing.outline.length <= 60 &&
          drawing.outline.map((point) => {
            const { x, y } = toBoard(view, point)
            return <circle key={`${point.x} ${point.y}`} className={styles.corner} cx={x} cy={y} r="4" />
          })}
        {drawing.dock && <DockMark at={toBoard(view, drawing.dock)} label={messages.dock} />}
        {cross && <Crosshair at={toBoard(view, cross)} />}
      </svg>
      {overlay && <div className={styles.overlay}>{overlay}</div>}
      <p data-screen-only="" className={styles.help} id={helpId}>
        {messages.keys}
      </p>
      <p className={styles.spoken} role="status">
        {cross && saidOf(drawing, cross, messages)}
      </p>
    </div>
  )
}

/** What the keys have done: where the cross is, how many corners are set, whether the dock stands here. */
function saidOf({ draft, dock }: Drawing, { x, y }: Point, messages: Messages['WaterBoard']): string {
  const across = formatMessage(x < 0 ? messages.west : messages.east, { metres: Math.round(Math.abs(x)) })
  const along = formatMessage(y < 0 ? messages.south : messages.north, { metres: Math.round(Math.abs(y)) })
  const isDockHere = dock && Math.hypot(dock.x - x, dock.y - y) < 1
  return [
    formatMessage(messages.cross, { across, along }),
    draft.length > 0 ? formatMessage(messages.corners, { count: draft.length }) : '',
    isDockHere ? messages.dockHere : '',
  ].join(' ')
}

function nearestCorner(outline: Ring, place: Point, reachM: number): number | null {
  const index = outline.findIndex(({ x, y }) => Math.hypot(x - place.x, y - place.y) <= reachM)
  return index < 0 ? null : index
}
