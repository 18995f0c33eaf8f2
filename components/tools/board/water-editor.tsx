'use client'
import { type DragEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { BoardMapControls } from '#components/tools/board/board-map-controls'
import { isSample } from '#components/tools/board/sample-lake.ts'
import { useBoardMap } from '#components/tools/board/use-board-map.ts'
import type { useDrawing } from '#components/tools/board/use-drawing.ts'
import { type CheckedWater, useWaterCheck } from '#components/tools/board/use-water-check.ts'
import { WaterBoard } from '#components/tools/board/water-board'
import type { WaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import { WaterStart } from '#components/tools/board/water-start'
import { WaterToolbar } from '#components/tools/board/water-toolbar'
import { useFileOfDrawing } from '#components/tools/water-file/use-water-file.ts'
import { usePrinted } from '#components/ui/use-printed.ts'
import type { AreaUnit } from '#lib/content/area-units'
import type { AddressedWater } from '#lib/water-address/encode-water'
import { type BoardView, startView, viewOf } from '#lib/water-drawing/board-view'
import { lakeOfArea, shapeOf } from '#lib/water-drawing/drawing'
import styles from './water-editor.module.scss'

interface BoardSheet {
  /** What lies over it has to be there whole at once. */
  isPrinted: boolean
  /** Paper or a map under the lines, in place of the dark of the water. */
  isLight: boolean
}

interface WaterEditorProps extends ReturnType<typeof useDrawing> {
  locale: string
  messages: WaterEditorMessages
  units: readonly [AreaUnit, ...AreaUnit[]]
  /** Where maps are configured: a map under the board, if the visitor agrees. */
  mapKey: string | undefined
  overlay?: (view: BoardView, sheet: BoardSheet) => ReactNode
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
  const isPrinted = usePrinted()
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
  const sheet = { isPrinted, isLight: isPrinted || map.state === 'on' }
  const shape = useMemo(() => shapeOf(drawing), [drawing])
  const water = useWaterCheck(shape)

  // A water that came whole, from a file, an address or an area, is shown whole; one that grows under the pointer is not.
  const arrived = drawing.past.length > 0 && drawing.past.at(-1)?.outline.length === 0 && drawing.draft.length === 0
  useEffect(() => {
    if (arrived && drawing.past.at(-1)?.draft.length === 0) setView(viewOf(drawing.outline))
  }, [arrived, drawing])

  const waterFile = useFileOfDrawing({ drawing, hasShape: shape !== null, load, clear })

  function load(water: AddressedWater) {
    dispatch({ type: 'load', water })
    setView(viewOf(water.shape.outline))
  }

  function onArea(areaM2: number) {
    load({ shape: lakeOfArea(areaM2), origin: null })
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
        <WaterToolbar
          drawing={drawing}
          dispatch={dispatch}
          hasShape={shape !== null}
          view={view}
          setView={setView}
          clear={clear}
          messages={editor}
        />
        {instead}
        {mapKey && !isCovered && <BoardMapControls map={map} messages={editor.map} />}
        <p data-screen-only="" className={styles.next} role="status">
          {isSample(drawing) ? editor.sample : shape ? editor.steps[drawing.mode] : editor.steps.first}
        </p>
        <WaterBoard
          drawing={drawing}
          dispatch={dispatch}
          view={view}
          messages={messages.board}
          isHidden={isCovered}
          overlay={isCovered && !isPrinted ? undefined : overlay?.(view, sheet)}
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
        <WaterStart
          locale={locale}
          units={units}
          messages={messages}
          waterFile={waterFile}
          open={open}
          onArea={onArea}
          isLinkBroken={isLinkBroken}
          hasPutAway={Boolean(drawing.past.at(-1)?.outline.length)}
        />
        {children}
      </div>
    </div>
  )
}
