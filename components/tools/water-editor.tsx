'use client'
import { type Dispatch, type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { AreaEntry } from '#components/tools/area-entry'
import { BoardMapControls } from '#components/tools/board-map-controls'
import { isSample } from '#components/tools/sample-lake.ts'
import { useBoardMap } from '#components/tools/use-board-map.ts'
import { type CheckedWater, useWaterCheck } from '#components/tools/use-water-check.ts'
import { type OpenedReading, useWaterFile } from '#components/tools/use-water-file.ts'
import { WaterBoard } from '#components/tools/water-board'
import { WaterFilePanel } from '#components/tools/water-file-panel'
import { FileChooser } from '#components/ui/file-chooser'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import { type BoardView, startView, viewOf, zoomed } from '#lib/water-drawing/board-view'
import { type Drawing, type DrawingAction, drawingModes, lakeOfArea, shapeOf } from '#lib/water-drawing/drawing'
import styles from './water-editor.module.scss'

export interface WaterEditorMessages {
  editor: Messages['WaterEditor']
  file: Messages['WaterFilePanel']
  board: Messages['WaterBoard']
  area: Messages['AreaEntry']
  units: Readonly<Record<AreaUnit, string>>
}

interface WaterEditorProps {
  locale: string
  drawing: Drawing
  dispatch: Dispatch<DrawingAction>
  /** The link held a drawing that cannot be read. */
  isLinkBroken: boolean
  messages: WaterEditorMessages
  units: readonly [AreaUnit, ...AreaUnit[]]
  /** Where maps are configured: a map under the board, if the visitor agrees. */
  mapKey: string | undefined
  overlay?: (view: BoardView) => ReactNode
  /** Takes the place of the board and its tools once `isCovered`. */
  instead?: ReactNode
  isCovered?: boolean
  /** What steers what lies over the board, right under it. */
  under?: ReactNode
  /** What comes of the water; beside the board where there is room. */
  result?: (water: CheckedWater | null) => ReactNode
  /** What else is asked, after the area and the file. */
  children?: ReactNode
}

const accepted =
  '.geojson,.json,.topojson,.geojsonl,.ndjson,.kml,.kmz,.gpx,.zip,.shp,.wkt,.csv,.tsv,.txt,.gz,application/geo+json,application/json,application/zip,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/gpx+xml,text/plain,text/csv'

/** 333 km²: the largest lake that fits the board's plane as a plain shape. */
const largestAreaM2 = 333_000_000

/** The board with its tools: typed area, file, what to draw next, zoom, take back. */
export function WaterEditor({
  locale,
  drawing,
  dispatch,
  isLinkBroken,
  messages,
  units,
  mapKey,
  overlay,
  instead,
  isCovered = false,
  under,
  result,
  children,
}: WaterEditorProps) {
  const [view, setView] = useState<BoardView>(() => (isSample(drawing) ? viewOf(drawing.outline) : startView))
  const { editor } = messages
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits })
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

  const waterFile = useWaterFile(onReading)
  const { opened } = waterFile
  const isFound = opened?.reading?.state === 'refused' && opened.reading.found !== null
  const refused = opened?.reading?.state === 'refused' ? opened.reading.fault : null

  /** What is said of a file is true of the drawing that came from it: whoever draws on is done with the file. */
  const fromFile = useRef<Drawing['outline'] | 'coming' | null>(null)
  const { close } = waterFile
  useEffect(() => {
    if (fromFile.current === 'coming') fromFile.current = drawing.outline
    else if (fromFile.current && fromFile.current !== drawing.outline) {
      fromFile.current = null
      close()
    }
  }, [drawing.outline, close])

  function onReading(reading: OpenedReading) {
    if (reading.state === 'read') {
      fromFile.current = 'coming'
      dispatch({ type: 'load', water: reading.water })
      setView(viewOf(reading.water.shape.outline))
      return
    }
    fromFile.current = shape ? 'coming' : drawing.outline
    // An area that belongs to another water would stand under the sentence on this one.
    if (shape) clear()
  }

  function onArea(areaM2: number) {
    const typed = lakeOfArea(areaM2)
    dispatch({ type: 'load', water: { shape: typed, origin: null } })
    setView(viewOf(typed.outline))
  }

  function clear() {
    if (isSample(drawing)) setView(startView)
    dispatch({ type: 'clear' })
  }

  function open(file: File | undefined) {
    if (file) waterFile.open(file)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way to the file button above */}
      <div
        className={styles.sheet}
        data-covered={isCovered || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
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
          <button type="button" className={styles.tool} disabled={!shape} onClick={clear}>
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
        {instead}
        {mapKey && !isCovered && <BoardMapControls map={map} messages={editor.map} />}
        <p data-screen-only="" className={styles.next}>
          {isSample(drawing) ? editor.sample : shape ? editor.steps[drawing.mode] : editor.steps.first}
        </p>
        <WaterBoard
          drawing={drawing}
          dispatch={dispatch}
          view={view}
          messages={messages.board}
          isHidden={isCovered}
          overlay={isCovered ? undefined : overlay?.(view)}
          map={mapKey ? { stage: map.stage, isOn: map.state === 'on', isFinding: map.isFinding } : undefined}
        />
        {water && 'fault' in water && (
          <p className={styles.fault} role="alert">
            {editor.faults[water.fault]}
          </p>
        )}
        {under}
      </div>
      <div className={styles.beside}>
        {result?.(water)}
        <div data-screen-only="" className={styles.start}>
          <AreaEntry
            units={units}
            messages={messages.area}
            unitNames={messages.units}
            largestM2={largestAreaM2}
            onArea={onArea}
          />
          <div className={styles.file}>
            <label htmlFor="water-file">{editor.file}</label>
            <FileChooser
              id="water-file"
              choose={editor.chooseFile}
              accept={accepted}
              onFiles={([file]) => open(file)}
              isEmptied
            />
          </div>
          <p className={styles.note}>{editor.fileNote}</p>
          {isLinkBroken && (
            <p className={styles.fault} role="alert">
              {editor.brokenLink}
            </p>
          )}
          {refused && (
            <div className={styles.fault} role="alert">
              <p>{editor.fileFaults[refused]}</p>
              {drawing.past.at(-1)?.outline.length ? <p>{editor.putAway}</p> : null}
            </div>
          )}
          {opened && (!refused || isFound) && (
            <div className={styles.opened}>
              <WaterFilePanel
                opened={opened}
                choose={waterFile.choose}
                words={{
                  messages: messages.file,
                  unit: messages.units[units[0]],
                  number,
                  area: (areaM2) => number(areaM2 / squareMetresPer[units[0]], areaM2 < 10_000 ? 2 : 1),
                }}
              />
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
