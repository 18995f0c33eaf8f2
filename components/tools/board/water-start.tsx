'use client'
import { AreaEntry } from '#components/tools/board/area-entry'
import type { WaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import type { useFileOfDrawing } from '#components/tools/water-file/use-water-file.ts'
import { WaterFilePanel } from '#components/tools/water-file/water-file-panel'
import { FileChooser } from '#components/ui/file-chooser'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { numbersIn } from '#lib/i18n/number-text'
import styles from './water-editor.module.scss'

interface WaterStartProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  messages: WaterEditorMessages
  waterFile: ReturnType<typeof useFileOfDrawing>
  open(file: File | undefined): void
  onArea(areaM2: number): void
  /** The link held a drawing that cannot be read. */
  isLinkBroken: boolean
  /** A refused file took the place of another water. */
  hasPutAway: boolean
}

const accepted =
  '.geojson,.json,.topojson,.geojsonl,.ndjson,.kml,.kmz,.gpx,.zip,.shp,.wkt,.csv,.tsv,.txt,.gz,application/geo+json,application/json,application/zip,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/gpx+xml,text/plain,text/csv'

/** 333 km²: the largest lake that fits the board's plane as a plain shape. */
const largestAreaM2 = 333_000_000

/** Ways to a water without drawing it: its area, or a file, and what is to be said of that. */
export function WaterStart(props: WaterStartProps) {
  const { locale, units, messages, waterFile, open, onArea, isLinkBroken, hasPutAway } = props
  const { editor } = messages
  const { opened } = waterFile
  const number = numbersIn(locale)
  const isFound = opened?.reading?.state === 'refused' && opened.reading.found !== null
  const refused = opened?.reading?.state === 'refused' ? opened.reading.fault : null
  return (
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
          {hasPutAway && <p>{editor.putAway}</p>}
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
  )
}
