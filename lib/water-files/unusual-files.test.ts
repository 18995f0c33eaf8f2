import { describe, expect, it } from 'vitest'
import type { Place } from '#lib/water-files/map-feature'
import { readWaterFile } from '#lib/water-files/read-water-file'
import {
  bytesOf,
  hectares,
  hectaresOf,
  lake,
  lakeHa,
  polygon,
  ringAt,
  seen,
} from '../../tests/support/waters/water-texts.ts'
import { zipOf, zippedFiles, zippedLakes } from '../../tests/support/waters/zipped-shapefile.ts'

const shore = lake.slice(0, -1)
const feature = { type: 'Feature', properties: {}, geometry: polygon(lake) }
const table = (head: string, row: (place: readonly [number, number], index: number) => string) =>
  [head, ...shore.map(row)].join('\r\n')

/** Degrees and minutes, or seconds too, with these marks. */
function inMinutes(value: number, [degree, minute, second]: readonly [string, string, string?]): string {
  const minutes = (value - Math.floor(value)) * 60
  if (second === undefined) return `${Math.floor(value)}${degree}${minutes.toFixed(6)}${minute}`
  return `${Math.floor(value)}${degree}${Math.floor(minutes)}${minute}${((minutes % 1) * 60).toFixed(4)}${second}`
}

describe('what other programs and hands write', () => {
  it.each<[string, string, string]>([
    ['a sequence of one record', 'l.geojsons', `\u001e${JSON.stringify(feature)}\n`],
    [
      'a sequence whose records take several lines',
      'l.geojsons',
      [{ type: 'Point', coordinates: [120, 30] }, feature]
        .map((it) => `\u001e${JSON.stringify(it, null, 1)}\n`)
        .join(''),
    ],
    ['a call with GeoJSON', 'l.js', `callback(${JSON.stringify(feature)});`],
    ['GeoJSON of a module', 'l.js', `export default ${JSON.stringify(feature)}\n`],
    [
      'an answer of AMap, its shore as text',
      'l.json',
      JSON.stringify({ status: '1', pois: [{ name: 'A', polyline: shore.map((place) => place.join(',')).join(';') }] }),
    ],
    ['a path in an object', 'l.json', JSON.stringify({ path: shore.map(([lng, lat]) => ({ lng: `${lng}`, lat })) })],
    [
      'a list with whole words',
      'l.json',
      JSON.stringify(shore.map(([longitude, latitude]) => ({ latitude, longitude }))),
    ],
    ['a geometry of ArcGIS alone', 'l.json', JSON.stringify({ rings: [lake], spatialReference: { wkid: 4326 } })],
    [
      'a feature of ArcGIS without geometry beside one',
      'l.json',
      JSON.stringify({ features: [{ attributes: {} }, { attributes: {}, geometry: { rings: [lake] } }] }),
    ],
    [
      'cells in quotes',
      'l.csv',
      table('"name","longitude","latitude"', ([x, y]) => `"West, ""the"" lake","${x}","${y}"`),
    ],
    ['a list of pairs kept as words', 'l.txt', JSON.stringify(shore)],
    ['a corner without coordinates', 'l.json', JSON.stringify(polygon(shore)).replace(']]]', '],[null,null]]]')],
    [
      'a height that is not known, as Python writes it',
      'l.json',
      JSON.stringify(polygon(lake.map(([x, y]) => [x, y, 7.5] as never))).replaceAll('7.5', 'NaN'),
    ],
    [
      'a corner without numbers, as Python writes it',
      'l.json',
      JSON.stringify(polygon(shore)).replace(']]]', '],[NaN, -Infinity]]]'),
    ],
    [
      'a corner without numbers, as Python writes it in lines',
      'l.json',
      JSON.stringify(polygon([...shore, [7.5, 7.5]]), null, 4).replaceAll('7.5', 'NaN'),
    ],
    ['a hole without corners', 'l.json', JSON.stringify(polygon(lake, []))],
    ['a first row without a fix', 'l.csv', table('lon,lat\r\n0,0', ([x, y]) => `${x},${y}`)],
    ['a corner without a fix', 'l.json', JSON.stringify(polygon([...shore, [0, 0]]))],
    ['columns of ArcGIS', 'l.csv', table('FID,POINT_X,POINT_Y', ([x, y], id) => `${id},${x},${y}`)],
    ['both in one cell', 'l.csv', table('名称,坐标', ([x, y], id) => `P${id},"${x}, ${y}"`)],
    [
      'latitude first in one cell of a map program',
      'l.csv',
      table('id,location', ([x, y], id) => `${id},"(${y}, ${x})"`),
    ],
    ['cells between bars', 'l.txt', table('lat|lon', ([x, y]) => `${y}|${x}`)],
    [
      'well-known text over several lines',
      'l.wkt',
      `POLYGON\n(\n(${lake.map((place) => place.join(' ')).join(',\n')})\n)`,
    ],
    ['degrees and minutes', 'l.csv', table('经度,纬度', (pair) => pair.map((v) => inMinutes(v, ['°', "'"])).join(','))],
    ['minutes behind a blank', 'l.csv', table('lon,lat', (pair) => pair.map((v) => inMinutes(v, [' ', ''])).join(','))],
    [
      'seconds behind colons',
      'l.csv',
      table('lon,lat', (pair) => pair.map((v) => inMinutes(v, [':', ':', ''])).join(',')),
    ],
    [
      'seconds behind dashes',
      'l.csv',
      table('lon,lat', (pair) => pair.map((v) => inMinutes(v, ['-', '-', ''])).join(',')),
    ],
    [
      'the ring that stands above letters for degrees',
      'l.csv',
      table('lon,lat', (pair) => pair.map((v) => inMinutes(v, ['˚', "'", "''"])).join(',')),
    ],
    [
      'seconds in quotes',
      'l.csv',
      table('lon,lat', (pair) => pair.map((v) => `"${inMinutes(v, ['°', "'", '""'])}"`).join(',')),
    ],
    [
      'seconds in Chinese',
      'l.csv',
      table('经度,纬度', (pair) => pair.map((v) => inMinutes(v, ['度', '分', '秒'])).join(',')),
    ],
    [
      'sides in front',
      'l.csv',
      table('lat,lon', ([x, y]) => `N${inMinutes(y, ['°', '′'])},E${inMinutes(x, ['°', '′'])}`),
    ],
  ])('%s', async (_, name, content) => {
    expect(await seen(name, content)).toBeCloseTo(lakeHa, 1)
  })

  const holed = lakeHa - hectaresOf(0.0028)
  const hole = ringAt([120.15, 30.24], 0.0028)
  const inWords = ([lon, lat]: Place) => ({ lat, lon })
  const kmlRing = (side: string, ring: readonly Place[]) =>
    `<${side}BoundaryIs><LinearRing><coordinates>${ring.map((place) => place.join()).join(' ')}</coordinates></LinearRing></${side}BoundaryIs>`
  it.each<[string, string, string]>([
    [
      'a KML polygon that begins with its hole',
      'l.kml',
      `<kml><Placemark><Polygon>${kmlRing('inner', hole)}${kmlRing('outer', lake)}</Polygon></Placemark></kml>`,
    ],
    [
      'a ring of water round a large island, as ArcGIS writes its rings',
      'l.json',
      JSON.stringify({ features: [{ attributes: {}, geometry: { rings: [[...lake].reverse(), hole] } }] }),
    ],
    [
      'an Overpass relation, whose shore comes in two ways',
      'l.json',
      JSON.stringify({
        elements: [
          {
            type: 'relation',
            members: [
              { type: 'way', ref: 1, role: 'outer', geometry: lake.slice(0, 30).map(inWords) },
              { type: 'way', ref: 3, role: 'inner', geometry: hole.map(inWords) },
              { type: 'way', ref: 2, role: 'outer', geometry: lake.slice(29).map(inWords) },
            ],
          },
        ],
      }),
    ],
    [
      'an Overpass relation whose ways and nodes follow',
      'l.json',
      JSON.stringify({
        elements: [
          {
            type: 'relation',
            members: [
              { type: 'node', ref: 1, role: 'label' },
              { type: 'way', ref: 1, role: 'outer' },
              { type: 'way', ref: 2, role: 'inner' },
            ],
          },
          { type: 'way', id: 1, nodes: lake.map((_, id) => id) },
          { type: 'way', id: 2, nodes: hole.map((_, id) => 100 + id) },
          ...lake.map((place, id) => ({ type: 'node', id, ...inWords(place) })),
          ...hole.map((place, id) => ({ type: 'node', id: 100 + id, ...inWords(place) })),
        ],
      }),
    ],
  ])('takes out the hole of %s', async (_, name, content) => {
    expect(await seen(name, content)).toBeCloseTo(holed, 1)
  })

  it('takes no picture laid over the map for a water', async () => {
    const overlay =
      '<GroundOverlay><LatLonBox><north>31</north><south>30</south><east>121</east><west>120</west></LatLonBox></GroundOverlay>'
    const drawn = `<Placemark><Polygon>${kmlRing('outer', lake)}</Polygon></Placemark>`
    expect(await seen('l.kml', `<kml><Document>${overlay}${drawn}</Document></kml>`)).toBeCloseTo(lakeHa, 1)
    expect(await seen('l.kml', `<kml><Document>${overlay}</Document></kml>`)).toBe('noShape')
  })

  it.each([
    ['点号,X坐标,Y坐标', (east: number, north: number) => `J,${north},${east}`],
    ['点号,X,Y', (east: number, north: number) => `J,${north},${east}`],
    ['点号,纵坐标,横坐标', (east: number, north: number) => `J,${north},${east}`],
    ['', (east: number, north: number) => `J,${north},${east}`],
    ['X坐标,Y坐标', (east: number, north: number) => `${east},${north}`],
    ['X,Y', (east: number, north: number) => `"${east / 1000},000.00","3,${(north / 1000) % 1000},000.00"`],
  ])('reads corners of a grid whichever of the two comes first: %s', async (head, row) => {
    const square = [
      [500_000, 3_346_000],
      [501_000, 3_346_000],
      [501_000, 3_347_000],
      [500_000, 3_347_000],
    ]
    const content = [head, ...square.map(([east = 0, north = 0]) => row(east, north))].join('\n')
    const reading = await readWaterFile('l.csv', bytesOf(content), { system: 'EPSG:4549' })
    expect(hectares(reading)).toBeCloseTo(100, 1)
    expect(reading.state === 'read' && reading.found.place.longitude).toBeCloseTo(120, 1)
  })

  it('reads the southern and western halves by their sign or their letter', async () => {
    const rio = ringAt([-43.2, -22.97], 0.003).slice(0, -1)
    for (const row of [
      ([x, y]: readonly number[]) => `-${inMinutes(-(x ?? 0), ['°', "'"])},-${inMinutes(-(y ?? 0), ['°', "'"])}`,
      ([x, y]: readonly number[]) => `${inMinutes(-(x ?? 0), ['°', "'"])}W,${inMinutes(-(y ?? 0), ['°', "'"])}S`,
    ]) {
      const reading = await readWaterFile('l.csv', bytesOf(['lon,lat', ...rio.map(row)].join('\n')))
      expect(reading.state === 'read' && reading.found.place).toMatchObject({
        longitude: expect.closeTo(-43.2, 3),
        latitude: expect.closeTo(-22.97, 3),
      })
    }
  })

  it('knows the maps of AMap and of DataV by what their answers hold', async () => {
    for (const mark of [{ infocode: '10000' }, { acroutes: [330_000] }]) {
      const reading = await readWaterFile('l.json', bytesOf(JSON.stringify({ ...mark, path: shore })))
      expect(reading.state === 'read' && reading.found).toMatchObject({ datum: 'gcj02', datumFrom: 'file' })
    }
  })

  it.each([
    ['gcj_lng,gcj_lat', 'gcj02'],
    ['bd_lng,bd_lat', 'bd09'],
    ['lng,lat', 'wgs84'],
  ])('knows the datum by the columns %s', async (head, datum) => {
    const reading = await readWaterFile('l.csv', bytesOf(table(head, (place) => place.join())))
    expect(reading.state === 'read' && reading.found.datum).toBe(datum)
  })

  it('says of prose that it has no shape, not that it is damaged', async () => {
    expect(await seen('l.txt', '湖面约 38 公顷，位于北山脚下。\n联系人：李明')).toBe('noShape')
  })

  it.each([
    ['chinamap.geojson', 'A', 'wgs84'],
    ['l.geojson', 'https://baike.baidu.com/item/1 百度百科', 'wgs84'],
    ['西湖（百度地图）.geojson', 'A', 'bd09'],
    ['amap_lake.geojson', 'A', 'gcj02'],
    ['l.geojson', `高德${'湖'.repeat(2_000)}`, 'gcj02'],
    ['l.geojson', `高德a${'湖'.repeat(2_000)}`, 'gcj02'],
  ])('%s, which says %.30s, is in %s', async (name, words, datum) => {
    const reading = await readWaterFile(name, bytesOf(JSON.stringify({ ...feature, properties: { words } })))
    expect(reading.state === 'read' && reading.found.datum).toBe(datum)
  })

  it('takes a system that ArcGIS writes out in words', async () => {
    const square = [
      [500_000, 3_346_000],
      [501_000, 3_346_000],
      [501_000, 3_347_000],
      [500_000, 3_347_000],
    ]
    const wkt =
      'PROJCS["CGCS2000_3_Degree_GK_CM_120E",GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",120.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
    const content = JSON.stringify({ spatialReference: { wkt }, features: [{ geometry: { rings: [square] } }] })
    expect(await seen('l.json', content)).toBeCloseTo(100, 1)
  })

  it.each([
    ['l.et', 'office'],
    ['l.ods', 'office'],
    ['l.heic', 'picture'],
  ])('names %s', async (name, fault) => {
    expect(await seen(name, name.endsWith('ods') ? zippedFiles({ 'content.xml': 'x' }) : 'x')).toBe(fault)
  })

  it('is quick with a row of quotes that never end', async () => {
    const before = process.cpuUsage()
    await seen('l.csv', `"${',1'.repeat(400_000)}`)
    // The clock would count other programs too.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10)
  })
})

it.each([
  ['readme.txt', 'Copyright 2019 2020 A\nVersion 3 4\n'],
  ['depths.csv', 'id,depth,celsius\n1,3.5,20\n2,4.5,21\n3,1,22\n4,2,2'],
  ['meta.json', '{"extent":[[0,0],[50,0],[50,50],[0,50]]}'],
])('takes no numbers of %s beside a map for corners', async (name, content) => {
  expect(await seen('l.zip', zippedFiles({ [name]: content, 'l.geojson': JSON.stringify(feature) }))).toBeCloseTo(
    lakeHa,
    1,
  )
})

it('finds the map of an archive behind more pictures than anybody looks through', async () => {
  const pictures = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`files/${index}.png`, 'x']))
  expect(await seen('l.kmz', zippedFiles({ ...pictures, 'l.geojson': JSON.stringify(feature) }))).toBeCloseTo(lakeHa, 1)
})

describe('an archive made by Windows in Chinese', () => {
  const named = (...bytes: number[]) => Buffer.from(bytes)
  const [hu, he, da] = [named(0xba, 0xfe), named(0xba, 0xd3), named(0xb4, 0xf3)]

  it('keeps files apart whose names are in GBK', async () => {
    const files = (word: Buffer, content: string) =>
      [Buffer.concat([word, Buffer.from('.geojson')]), Buffer.from(content)] as const
    const pond = JSON.stringify(polygon(ringAt([120.2, 30.3], 0.001)))
    const reading = await readWaterFile('l.zip', zipOf([files(hu, JSON.stringify(polygon(lake))), files(he, pond)]))
    expect(reading.state === 'read' && reading.found.areas).toBe(2)
    expect(hectares(reading)).toBeCloseTo(lakeHa, 1)
  })

  it.each(['936', 'ANSI 936', 'GB2312', 'UTF-8'])('reads names in GBK whose .cpg says %s', async (cpg) => {
    const content = zippedLakes([{ ring: lake, name: Buffer.concat([da, hu]) }], { cpg })
    const reading = await readWaterFile('l.zip', content)
    expect(reading.state === 'read' && reading.found.options[0]?.name).toBe('大湖')
  })
})

it('an archive of more files than are read at once says how many were left out', async () => {
  const files = Array.from({ length: 203 }, (_, index) => [`${index}.geojson`, JSON.stringify(feature)])
  const reading = await readWaterFile('l.zip', zippedFiles(Object.fromEntries(files)))
  expect(reading).toMatchObject({ state: 'read', found: { unreadFiles: 3 } })
})
