import { describe, expect, it } from 'vitest'
import { readWater } from '#lib/coverage-planning/water-shape'
import { largestFileBytes, readWaterFile } from '#lib/water-files/read-water-file'
import { deflatedZip, zippedShapefile } from '#lib/water-files/zipped-shapefile.test-data'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
/** A square of a hundredth of a degree at 30° N: 964.8 m by 1,108.6 m on the ellipsoid. */
const corners = [
  [120, 30],
  [120.01, 30],
  [120.01, 30.01],
  [120, 30.01],
  [120, 30],
]
const hole = [
  [120.004, 30.004],
  [120.006, 30.004],
  [120.006, 30.006],
  [120.004, 30.006],
  [120.004, 30.004],
]
const polygon = { type: 'Polygon', coordinates: [corners, hole] }
const squareM2 = 964.86 * 1108.55

const kmlText = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners
  .map(([x, y]) => `${x},${y},0`)
  .join(
    ' ',
  )}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark><Placemark><Point><coordinates>120.001,30.001</coordinates></Point></Placemark></Document></kml>`
const gpxText = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${corners
  .map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`)
  .join('')}</trkseg></trk></gpx>`

async function areaOfFile(name: string, content: ArrayBuffer): Promise<number> {
  const read = await readWaterFile(name, content)
  if ('fault' in read) throw new Error(read.fault)
  const water = readWater(read.shape)
  if (!water.ok) throw new Error(water.fault)
  return water.areaM2
}

describe('a file with the outline of a water', () => {
  it.each([
    ['a GeoJSON polygon with an island', 'lake.geojson', bytes(JSON.stringify(polygon)), 0.96],
    [
      'a GeoJSON collection',
      'lake.json',
      bytes(
        JSON.stringify({
          type: 'FeatureCollection',
          features: [{ type: 'Feature', properties: { name: 'x' }, geometry: polygon }],
        }),
      ),
      0.96,
    ],
    ['a KML polygon', 'Lake.KML', bytes(kmlText), 1],
    ['a GPX track round the shore', 'round.gpx', bytes(gpxText), 1],
    ['a zipped shapefile', 'lake.zip', zippedShapefile(corners), 1],
  ])('%s has its true area', async (_, name, content, share) => {
    expect((await areaOfFile(name, content)) / squareM2).toBeCloseTo(share, 3)
  })

  it('takes a single point of the file as the dock', async () => {
    const read = await readWaterFile('lake.kml', bytes(kmlText))
    expect('shape' in read && read.shape.dock).not.toBeNull()
  })

  it.each([
    ['50 MB', 'lake.geojson', new ArrayBuffer(50 * 1024 * 1024), 'tooLarge'],
    ['a picture', 'lake.png', bytes('x'), 'unknownKind'],
    ['no ending', 'lake', bytes('x'), 'unknownKind'],
    ['words', 'lake.geojson', bytes('a lake'), 'unreadable'],
    ['broken XML', 'lake.kml', bytes('<kml><Placemark>'), 'unreadable'],
    ['not a zip', 'lake.zip', bytes('PK nothing'), 'unreadable'],
    ['no area', 'lake.geojson', bytes(JSON.stringify({ type: 'Point', coordinates: [120, 30] })), 'noArea'],
    [
      'metres of a national grid',
      'lake.geojson',
      bytes(
        JSON.stringify({
          type: 'Polygon',
          coordinates: [
            [
              [500000, 3300000],
              [500100, 3300000],
              [500100, 3300100],
            ],
          ],
        }),
      ),
      'notGeographic',
    ],
    [
      'too many corners',
      'lake.geojson',
      bytes(JSON.stringify({ type: 'LineString', coordinates: Array.from({ length: 6000 }, (_, i) => [i / 1e4, 30]) })),
      'tooManyCorners',
    ],
    [
      'entities that explode',
      'lake.kml',
      bytes(`<!DOCTYPE k [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><kml>&b;</kml>`),
      'unreadable',
    ],
    ['a zip that is none', 'lake.zip', bytes('PK and nothing more'), 'unreadable'],
    ['a zip that inflates beyond any lake', 'lake.zip', deflatedZip('lake.shp', 40 * 1024 * 1024), 'unreadable'],
    ['a deep nest of arrays', 'lake.json', bytes('['.repeat(200_000)), 'unreadable'],
  ])('%s gets a fault of its own', async (_, name, content, fault) => {
    expect(await readWaterFile(name, content)).toEqual({ fault })
  })

  it('is nearly as large as the limit before it is refused', async () => {
    const padded = JSON.stringify({ ...polygon, note: ' '.repeat(largestFileBytes - 2_000) })
    expect(await areaOfFile('lake.geojson', bytes(padded))).toBeGreaterThan(1_000_000)
  })
})
