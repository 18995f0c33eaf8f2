'use client'
import { useState } from 'react'
import { runInSlices } from '#components/tools/parts/run-in-slices.ts'
import { Select } from '#components/tools/parts/select'
import { ToolAction } from '#components/tools/parts/tool-action'
import { saveFile } from '#lib/browser/save-file'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { Messages } from '#lib/i18n/messages'
import { type Datum, datums } from '#lib/water-files/datums'
import { gpxParts } from '#lib/water-files/export-track'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import { isInChina } from '#lib/water-files/mainland-china'
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
        <Select
          options={datums.map((each) => [each, messages.trackDatums[each]] as const)}
          label={messages.trackDatum}
          value={datum}
          onChange={(each) => setDatum(each)}
        />
      )}
    </span>
  )
}
