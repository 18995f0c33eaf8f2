'use client'
import { useState } from 'react'
import { runInSlices } from '#components/tools/parts/run-in-slices.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import { saveFile } from '#lib/browser/save-file'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { Messages } from '#lib/i18n/messages'
import { type Datum, datums } from '#lib/water-files/datums'
import { gpxParts } from '#lib/water-files/export-track'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import { isInChina } from '#lib/water-files/mainland-china'
import field from '../../forms/field.module.scss'
import styles from './save-track.module.scss'

interface SaveTrackProps {
  result: FleetResult
  origin: GeographicPosition
  messages: Pick<Messages['CoverageTool'], 'report' | 'trackDatum' | 'trackDatums'>
}

/** Saves the boats' tracks as GPX; in mainland China in the datum of the map they will be laid on. */
export function SaveTrack({ result, origin, messages }: SaveTrackProps) {
  const [datum, setDatum] = useState<Datum>('wgs84')

  async function save() {
    const { inDatum } = await import('#lib/water-files/china-datum')
    const parts: string[] = []
    const target = {
      origin,
      name: messages.report,
      datum,
      inDatum: ({ longitude, latitude }: GeographicPosition) => {
        const [east, north] = inDatum([longitude, latitude], 'wgs84', datum)
        return { longitude: east, latitude: north }
      },
    }
    const written = function* () {
      for (const part of gpxParts(result, target)) yield parts.push(part)
    }
    await runInSlices(written())
    const suffix = datum === 'wgs84' ? '' : `-${datum}`
    saveFile(`orca-coverage${suffix}.gpx`, new Blob(parts, { type: 'application/gpx+xml' }))
  }

  return (
    <span className={styles.track}>
      <ToolAction label="GPX" onPress={() => void save()} />
      {isInChina(origin) && (
        <select
          className={`${field.control} ${field.select}`}
          aria-label={messages.trackDatum}
          value={datum}
          onChange={(event) => setDatum(datums.find((each) => each === event.target.value) ?? 'wgs84')}
        >
          {datums.map((each) => (
            <option key={each} value={each}>
              {messages.trackDatums[each]}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
