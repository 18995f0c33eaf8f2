import { DOMParser } from '@xmldom/xmldom'
import { expect, it } from 'vitest'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { gpxParts } from '#lib/water-files/export-track'
import { readWaterFile } from '#lib/water-files/read-water-file'

const line = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
]
const result: FleetResult = {
  lines: [],
  sweepM: 2000,
  transitM: 0,
  waterM2: 1,
  reachableM2: 1,
  coveredM2: 1,
  overlapM2: 0,
  run: {
    boats: [
      {
        steps: [{ state: 'sweep', line, fromS: 0, toS: 10, basketKg: 0, battery: 1 }],
        sweepM: 2000,
        transitM: 0,
        dockM: 0,
        landings: 0,
        charges: 0,
        finishedS: 10,
      },
    ],
    finishedS: 10,
    landings: 0,
    charges: 0,
    collectedKg: 0,
  },
}

it('writes a track that lies where the water lies and is read back by our own reader', async () => {
  const text = [...gpxParts(result, { longitude: 120, latitude: 30 }, 'A <lake> & more')].join('')
  expect(new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('trkpt')).toHaveLength(3)
  const read = await readWaterFile('track.gpx', new TextEncoder().encode(text).buffer)
  expect('origin' in read && read.origin.latitude).toBeCloseTo(30.003, 2)
})
