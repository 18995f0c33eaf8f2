'use client'
import { type Dispatch, type DragEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { AreaEntry } from '#components/tools/area-entry'
import { BoardMapControls } from '#components/tools/board-map-controls'
import { readFileInWorker } from '#components/tools/read-file-in-worker.ts'
import { useBoardMap } from '#components/tools/use-board-map.ts'
import { type CheckedWater, useWaterCheck } from '#components/tools/use-water-check.ts'
import { WaterBoard } from '#components/tools/water-board'
import type { AreaUnit } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import { type BoardView, startView, viewOf, zoomed } from '#lib/water-drawing/board-view'
import { type Drawing, type DrawingAction, drawingModes, lakeOfArea, shapeOf } from '#lib/water-drawing/drawing'
import type { WaterFileFault } from '#lib/water-files/read-water-file'
import fileField from '../forms/file-field.module.scss'
import styles from './water-editor.module.scss'

export interface WaterEditorMessages {
  editor: Messages['WaterEditor']
  board: Messages['WaterBoard']
  area: Messages['AreaEntry']
  units: Readonly<Record<AreaUnit, string>>
}

interface WaterEditorProps {
  drawing: Drawing
  dispatch: Dispatch<DrawingAction>
  /** The link held a drawing that cannot be read. */
  isLinkBroken: boolean
  messages: WaterEditorMessages
  units: readonly [AreaUnit, ...AreaUnit[]]
  /** Where maps are configured: a map under the board, if the visitor agrees. */
  mapKey: string | undefined
  overlay?: (view: BoardView) => ReactNode
  /** What stands under the board when there is a water: its area, what to do with it. */
  children?: (water: CheckedWater | null) => ReactNode
}

/** 333 km²: the largest lake that fits the board's plane as a plain shape. */
const largestAreaM2 = 333_000_000

/** The board with its tools: typed area, file, what to draw next, zoom, take back. */
export function WaterEditor({
  drawing,
  dispatch,
  isLinkBroken,
  messages,
  units,
  mapKey,
  overlay,
  children,
}: WaterEditorProps) {
  const [view, setView] = useState<BoardView>(startView)
  const [fileFault, setFileFault] = useState<WaterFileFault | 'failed' | null>(null)
  const { editor } = messages
  const map = useBoardMap({
    apiKey: mapKey,
    view,
    origin: drawing.origin,
    onPlace: (origin, widthM) => {
      dispatch({ type: 'place', origin })
      setView({ centre: { x: 0, y: 0 }, widthM })
    },
  })
  const shape = useMemo(() => shapeOf(drawing), [drawing])
  const water = useWaterCheck(shape)

  // A water that came whole, from a file, an address or an area, is shown whole; one that grows under the pointer is not.
  const arrived = drawing.past.length > 0 && drawing.past.at(-1)?.outline.length === 0 && drawing.draft.length === 0
  useEffect(() => {
    if (arrived && drawing.past.at(-1)?.draft.length === 0) setView(viewOf(drawing.outline))
  }, [arrived, drawing])

  async function readFile(file: File | undefined) {
    if (!file) return
    setFileFault(null)
    const read = await readFileInWorker(file)
    if ('fault' in read) setFileFault(read.fault)
    else dispatch({ type: 'load', water: read })
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    void readFile(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.editor}>
      <div data-screen-only="" className={styles.start}>
        <AreaEntry
          units={units}
          messages={messages.area}
          unitNames={messages.units}
          largestM2={largestAreaM2}
          onArea={(areaM2) => dispatch({ type: 'load', water: { shape: lakeOfArea(areaM2), origin: null } })}
        />
        <label className={styles.file}>
          <span>{editor.file}</span>
          <input
            type="file"
            className={fileField.file}
            accept=".geojson,.json,.kml,.gpx,.zip"
            onChange={(event) => {
              void readFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        <p className={styles.note}>{editor.fileNote}</p>
        {isLinkBroken && (
          <p className={styles.fault} role="alert">
            {editor.brokenLink}
          </p>
        )}
        {fileFault && (
          <p className={styles.fault} role="alert">
            {editor.fileFaults[fileFault]}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way to the file button above */}
      <div className={styles.sheet} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <div data-screen-only="" className={styles.tools} role="toolbar" aria-label={editor.tools}>
          {drawingModes.map((mode) => (
            <button
              key={mode}
              type="button"
              className={styles.tool}
              aria-pressed={drawing.mode === mode}
              disabled={mode !== 'shore' && !shape}
              onClick={() => dispatch({ type: 'mode', mode })}
            >
              {editor.modes[mode]}
            </button>
          ))}
          <button
            type="button"
            className={styles.tool}
            disabled={drawing.draft.length < 3}
            onClick={() => dispatch({ type: 'close' })}
          >
            {editor.close}
          </button>
          <span className={styles.gap} />
          <button
            type="button"
            className={styles.tool}
            disabled={drawing.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            {editor.undo}
          </button>
          <button type="button" className={styles.tool} disabled={!shape} onClick={() => dispatch({ type: 'clear' })}>
            {editor.clear}
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={editor.zoomIn}
            onClick={() => setView(zoomed(view, 'in'))}
          >
            +
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={editor.zoomOut}
            onClick={() => setView(zoomed(view, 'out'))}
          >
            −
          </button>
          <button
            type="button"
            className={styles.tool}
            disabled={!shape}
            onClick={() => setView(viewOf(drawing.outline))}
          >
            {editor.fit}
          </button>
        </div>
        {mapKey && <BoardMapControls map={map} messages={editor.map} />}
        <p data-screen-only="" className={styles.next}>
          {shape ? editor.steps[drawing.mode] : editor.steps.first}
        </p>
        <WaterBoard
          drawing={drawing}
          dispatch={dispatch}
          view={view}
          messages={messages.board}
          overlay={overlay?.(view)}
          map={mapKey ? { stage: map.stage, isOn: map.state === 'on', isFinding: map.isFinding } : undefined}
        />
        {water && 'fault' in water && (
          <p className={styles.fault} role="alert">
            {editor.faults[water.fault]}
          </p>
        )}
        {children?.(water)}
      </div>
    </div>
  )
}
