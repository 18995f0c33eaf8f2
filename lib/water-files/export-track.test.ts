import { DOMParser } from '@xmldom/xmldom'
import { expect, it } from 'vitest'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { inDatum } from '#lib/water-files/china-datum'
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
        steps: [
          { state: 'sweep', line, fromS: 0, toS: 10, basketKg: 0, battery: 1 },
          { state: 'transit', line: line.slice(-1), fromS: 10, toS: 11, basketKg: 0, battery: 1 },
        ],
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

const place = { longitude: 120, latitude: 30 }
const target = { origin: place, name: 'A <lake> & more', datum: 'wgs84' as const, inDatum: (it: typeof place) => it }

it('writes each place of a track once, where the water lies, and the track is read back by our own reader', async () => {
  const text = [...gpxParts(result, target)].join('')
  expect(new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('trkpt')).toHaveLength(3)
  const read = await readWaterFile('track.gpx', new TextEncoder().encode(text).buffer)
  expect(read.state === 'needsWidth' && read.found.place.latitude).toBeCloseTo(30.0045, 4)
})

it.each(['gcj02', 'bd09'] as const)(
  'writes %s for maps of China, says so, and reads it back where it lies',
  async (datum) => {
    const shifted = ({ longitude, latitude }: typeof place) => {
      const [east, north] = inDatum([longitude, latitude], 'wgs84', datum)
      return { longitude: east, latitude: north }
    }
    const text = [...gpxParts(result, { ...target, datum, inDatum: shifted })].join('')
    expect(text).not.toContain('lon="120.0000000"')
    const read = await readWaterFile('track.gpx', new TextEncoder().encode(text).buffer)
    expect(read).toMatchObject({ state: 'needsWidth', found: { datum, datumFrom: 'file' } })
    expect(read.state === 'needsWidth' && read.found.place.latitude).toBeCloseTo(30.0045, 4)
  },
)
