import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { largestFileBytes, readWaterFile } from '#lib/water-files/read-water-file'
import {
  bytesOf,
  collection,
  hectares,
  island,
  islandHa,
  lake,
  lakeHa,
  line,
  point,
  polygon,
  ringAt,
  seen,
} from '../../tests/support/waters/water-texts.ts'
import {
  deflatedZip,
  shapesOf,
  zippedFiles,
  zippedLakes,
  zippedShapefile,
} from '../../tests/support/waters/zipped-shapefile.ts'

const places = (ring: readonly (readonly number[])[], separator = ',') =>
  ring.map((place) => [...place, 0].join(separator)).join(' ')
const kml = (body: string, root = '<kml xmlns="http://www.opengis.net/kml/2.2">') =>
  `<?xml version="1.0" encoding="UTF-8"?>${root}<Document>${body}</Document></kml>`
const placemark = (ring = lake) =>
  `<Placemark><name>示例湖</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${places(ring)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
const gpx = (...segments: readonly (readonly (readonly number[])[])[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>${segments
    .map((segment) => `<trkseg>${segment.map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`).join('')}</trkseg>`)
    .join('')}</trk></gpx>`
const feature = (geometry: object) => ({ type: 'Feature', properties: null, geometry })
const wktRing = (ring: readonly (readonly number[])[]) => `(${ring.map(([x, y]) => `${x} ${y}`).join(', ')})`
/** Every letter in two bytes, as Windows saves "Unicode". */
function utf16(text: string, mark = '\uFEFF'): ArrayBuffer {
  return new Uint8Array(Buffer.from(mark + text, 'utf16le')).buffer
}
const gbk = new Uint8Array(
  Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="GBK"?><kml><Placemark><name>', 'latin1'),
    Buffer.from([0xca, 0xbe, 0xc0, 0xfd, 0xba, 0xfe]),
    Buffer.from(`</name>${placemark().slice(placemark().indexOf('<Polygon>'))}</kml>`, 'latin1'),
  ]),
).buffer
const topology = {
  type: 'Topology',
  arcs: [lake],
  objects: { lake: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] } },
}
const csv = (head: string, separator = ',', ring = lake.slice(0, -1)) =>
  [head, ...ring.map(([x, y]) => [x, y].join(separator))].join('\r\n')

describe('every kind of file with one lake in it gives the lake', () => {
  it.each<[string, string, string | ArrayBuffer]>([
    ['a bare polygon', 'lake.geojson', JSON.stringify(polygon(lake))],
    ['a polygon with heights', 'l.json', JSON.stringify(polygon(lake.map(([x, y]) => [x, y, 12.5] as never)))],
    ['wound the other way', 'l.geojson', JSON.stringify(polygon([...lake].reverse()))],
    ['not closed by its first corner', 'l.geojson', JSON.stringify(polygon(lake.slice(0, -1)))],
    ['numbers written as words', 'l.json', JSON.stringify(polygon(lake.map(([x, y]) => [`${x}`, `${y}`] as never)))],
    ['a byte order mark', 'l.geojson', `\uFEFF${collection(polygon(lake))}`],
    ['UTF-16', 'l.geojson', utf16(collection(polygon(lake)))],
    ['UTF-16 without a mark', 'l.geojson', utf16(collection(polygon(lake)), '')],
    [
      'a collection of geometries',
      'l.json',
      JSON.stringify({ type: 'GeometryCollection', geometries: [point([120.15, 30.24]), polygon(lake)] }),
    ],
    ['an array of features', 'l.json', JSON.stringify([feature(polygon(lake))])],
    ['beside a broken geometry', 'l.json', collection({ type: 'Polygon', coordinates: 'x' }, polygon(lake))],
    [
      'beside a feature without geometry',
      'l.json',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', geometry: null }, feature(polygon(lake))],
      }),
    ],
    [
      'one document a line',
      'l.geojsonl',
      [feature(point([120, 30])), feature(polygon(lake))].map((it) => JSON.stringify(it)).join('\n'),
    ],
    [
      'a text sequence',
      'l.json',
      `\u001e${JSON.stringify(feature(point([120, 30])))}\n\u001e${JSON.stringify(feature(polygon(lake)))}\n`,
    ],
    ['GeoJSON in a script', 'l.js', `var lake = ${collection(polygon(lake))};`],
    ['TopoJSON', 'l.topojson', JSON.stringify(topology)],
    ['TopoJSON named .json', 'l.json', JSON.stringify(topology)],
    [
      'an ArcGIS answer',
      'l.json',
      JSON.stringify({
        spatialReference: { wkid: 4326 },
        features: [{ attributes: { NAME: 'A' }, geometry: { rings: [lake] } }],
      }),
    ],
    [
      'an Overpass answer',
      'l.json',
      JSON.stringify({
        elements: [{ type: 'way', tags: { natural: 'water' }, geometry: lake.map(([lon, lat]) => ({ lat, lon })) }],
      }),
    ],
    ['KML', 'Lake.KML', kml(placemark())],
    [
      'KML with folders and a point',
      'l.kml',
      kml(
        `<Folder><Folder>${placemark()}</Folder><Placemark><Point><coordinates>120,30</coordinates></Point></Placemark></Folder>`,
      ),
    ],
    [
      'KML with several geometries',
      'l.kml',
      kml(
        placemark()
          .replace('<Polygon>', '<MultiGeometry><Point><coordinates>120,30</coordinates></Point><Polygon>')
          .replace('</Polygon>', '</Polygon></MultiGeometry>'),
      ),
    ],
    [
      'KML with a prefix',
      'l.kml',
      kml(placemark(), '<k:kml xmlns:k="http://www.opengis.net/kml/2.2">')
        .replaceAll(/<(\/?)(?=[DPNOLc])/gi, '<$1k:')
        .replace('<k:k:kml', '<k:kml')
        .replace('</k:kml>', '</k:kml>'),
    ],
    ['KML with undeclared prefixes', 'l.kml', kml(`<Style xsi:type="x"/><gx:Tour/><atom:link/>${placemark()}`)],
    [
      'KML with an undeclared xsi at its root',
      'l.kml',
      kml(placemark(), '<kml xmlns="http://www.opengis.net/kml/2.2" xsi:schemaLocation="a b">'),
    ],
    ['KML with blanks behind commas', 'l.kml', kml(placemark().replaceAll(',', ', '))],
    ['KML with a stray ampersand', 'l.kml', kml(`<name>East & West&nbsp;</name>${placemark()}`)],
    [
      'KML with HTML in its descriptions',
      'l.kml',
      kml(`<description/><description><b>x<br>y & z</description>${placemark()}<description>u</description>`),
    ],
    ['KML in GBK', 'l.kml', gbk],
    ['KML in UTF-16', 'l.kml', utf16(kml(placemark()).replace('UTF-8', 'UTF-16'))],
    ['KML named .xml', 'l.xml', kml(placemark())],
    ['GPX round the shore', 'l.gpx', gpx(lake)],
    ['GPX with a comma in its numbers', 'l.gpx', gpx(lake).replace(/(?<=(?:lat|lon)="\d+)\./g, ',')],
    ['GPX in two segments', 'l.gpx', gpx(lake.slice(0, 25), lake.slice(25))],
    ['GPX that stops short of its start', 'l.gpx', gpx(lake.slice(0, -1).concat([[120.15359, 30.2399]]))],
    ['GPX that stands still', 'l.gpx', gpx(lake.flatMap((place) => [place, place, place]))],
    ['well-known text', 'l.wkt', `POLYGON (${wktRing(lake)})`],
    [
      'well-known text with heights',
      'l.txt',
      `POLYGON Z (${wktRing(lake).replaceAll(',', ' 5,').replace(')', ' 5)')})`,
    ],
    ['well-known text with its system', 'l.wkt', `SRID=4326;MULTIPOLYGON((${wktRing(lake)}))`],
    ['a column of well-known text', 'l.csv', `id,wkt\n1,"POLYGON (${wktRing(lake)})"\n2,"POINT (120 30)"`],
    ['a table of corners', 'l.csv', csv('lon,lat')],
    ['a table with Chinese heads', 'l.csv', csv('经度;纬度', ';')],
    ['a table without heads', 'l.txt', csv('', '\t')],
    [
      'latitude first, by its heads',
      'l.csv',
      csv(
        '纬度,经度',
        ',',
        lake.slice(0, -1).map(([x, y]) => [y, x] as const),
      ),
    ],
    [
      'latitude first, without heads',
      'l.txt',
      csv(
        '',
        ' ',
        lake.slice(0, -1).map(([x, y]) => [y, x] as const),
      ),
    ],
    [
      'numbered corners',
      'l.txt',
      lake
        .slice(0, -1)
        .map(([x, y], index) => `J${index + 1},1,${x},${y}`)
        .join('\n'),
    ],
    ['decimal commas', 'l.csv', csv('lon;lat', ';').replaceAll('.', ',')],
    [
      'a line of pairs, as AMap writes it',
      'l.txt',
      lake
        .slice(0, -1)
        .map((place) => place.join(','))
        .join(';'),
    ],
    ['pairs with bars between', 'l.txt', lake.map((place) => place.join(',')).join('|')],
    ['a hole that lies elsewhere', 'l.geojson', JSON.stringify(polygon(lake, ringAt([121, 31], 0.001)))],
    ['a list of pairs', 'l.json', JSON.stringify(lake)],
    ['a list of lng and lat', 'l.json', JSON.stringify(lake.slice(0, -1).map(([lng, lat]) => ({ lng, lat })))],
    [
      'degrees with their sides',
      'l.csv',
      csv(
        '',
        ',',
        lake.slice(0, -1).map(([x, y]) => [`${x}E`, `${y}N`] as never),
      ),
    ],
    [
      'an Overpass answer with nodes apart',
      'l.json',
      JSON.stringify({
        elements: [
          ...lake.slice(0, -1).map(([lon, lat], id) => ({ type: 'node', id, lat, lon })),
          { type: 'way', nodes: [...lake.slice(0, -1).keys(), 0] },
        ],
      }),
    ],
    [
      'an Overpass relation',
      'l.json',
      JSON.stringify({
        elements: [
          {
            type: 'relation',
            members: [lake.slice(0, 30), lake.slice(29)].map((part) => ({
              type: 'way',
              role: 'outer',
              geometry: part.map(([lon, lat]) => ({ lat, lon })),
            })),
          },
        ],
      }),
    ],
    [
      'a KML ring of its own',
      'l.kml',
      kml(`<Placemark><LinearRing><coordinates>${places(lake)}</coordinates></LinearRing></Placemark>`),
    ],
    [
      'a KML track',
      'l.kml',
      kml(
        `<Placemark><gx:Track>${lake.map(([x, y]) => `<when>2026-01-01</when><gx:coord>${x} ${y} 0</gx:coord>`).join('')}</gx:Track></Placemark>`,
      ),
    ],
    [
      'a GPX route',
      'l.gpx',
      `<gpx><rte>${lake.map(([x, y]) => `<rtept lat="${y}" lon="${x}"/>`).join('')}</rte></gpx>`,
    ],
    ['a zipped shapefile', 'l.zip', zippedShapefile(lake)],
    ['KMZ', 'l.kmz', zippedFiles({ 'doc.kml': kml(placemark()), 'files/icon.png': 'x' })],
    [
      'KML in a zip',
      'l.zip',
      zippedFiles({ 'a/b.kml': kml(placemark()), '__MACOSX/a/._b.kml': 'x', 'read me.txt': 'hello' }),
    ],
    [
      'GeoJSON in a zip in a zip',
      'l.zip',
      zippedFiles({ 'in.zip': Buffer.from(zippedFiles({ 'l.geojson': collection(polygon(lake)) })) }),
    ],
    [
      'the same lake in two kinds',
      'l.zip',
      zippedFiles({ 'l.kml': kml(placemark()), 'l.geojson': collection(polygon(lake)) }),
    ],
    ['gzip', 'l.geojson.gz', new Uint8Array(gzipSync(collection(polygon(lake)))).buffer],
    ['KML with the ending of GeoJSON', 'l.geojson', kml(placemark())],
    ['longitudes beyond 180°', 'l.json', JSON.stringify(polygon(lake.map(([x, y]) => [x + 180, y] as const)))],
  ])('%s', async (_, name, content) => {
    expect(await seen(name, content)).toBeCloseTo(lakeHa, 1)
  })

  it('with its island where the file has one as a hole', async () => {
    expect(await seen('l.geojson', JSON.stringify(polygon(lake, island)))).toBeCloseTo(lakeHa - islandHa, 1)
  })
})

describe('a shapefile of several waters', () => {
  const pond = ringAt([120.2, 30.3], 0.001)
  const gbkLake = Buffer.from([0xb4, 0xf3, 0xba, 0xfe])
  it.each<[string, Buffer, Record<string, string>]>([
    ['in UTF-8 without a word on it', Buffer.from('大湖'), {}],
    ['in UTF-8, as its .cpg says', Buffer.from('大湖'), { cpg: 'UTF-8' }],
    ['in GBK without a word on it', gbkLake, {}],
    ['in GBK, as its .cpg says', gbkLake, { cpg: 'GBK' }],
  ])('offers them by their names %s', async (_, name, beside) => {
    const content = zippedLakes(
      [
        { ring: pond, name: Buffer.from('pond') },
        { ring: lake, name },
      ],
      beside,
    )
    const reading = await readWaterFile('l.zip', content)
    expect(reading.state === 'read' && reading.found.options.map((option) => option.name)).toEqual(['大湖', 'pond'])
    expect(hectares(reading)).toBeCloseTo(lakeHa, 1)
  })

  it('in metres is read by the .prj beside it, asked about without one', async () => {
    const ring = [
      [500_000, 3_346_000],
      [501_000, 3_346_000],
      [501_000, 3_347_000],
      [500_000, 3_347_000],
    ]
    const shapes = [{ ring, name: Buffer.from('A') }]
    const prj =
      'PROJCS["CGCS2000_3_Degree_GK_CM_120E",GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",120.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
    expect(await seen('l.zip', zippedLakes(shapes, { prj }))).toBeCloseTo(100, 1)
    expect(await seen('l.zip', zippedLakes(shapes))).toBe('needsSystem')
    expect(await seen('l.zip', zippedLakes(shapes, { prj: 'PROJCS["x",PROJECTION["none of ours"]]' }))).toBe(
      'needsSystem',
    )
  })

  it('of degrees with the .prj of WGS 84', async () => {
    const prj =
      'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
    expect(await seen('l.zip', zippedLakes([{ ring: lake, name: Buffer.from('A') }], { prj }))).toBeCloseTo(lakeHa, 1)
  })
})

describe('a file that holds no water says why', () => {
  const cutShapes = shapesOf([lake, ringAt([120.2, 30.3], 0.001)]).subarray(0, -100)
  const deep = JSON.stringify({ type: 'GeometryCollection', geometries: [] })
  it.each<[string, string, string | ArrayBuffer, string]>([
    ['more than 32 MB', 'l.geojson', new ArrayBuffer(largestFileBytes + 1), 'tooLargeFile'],
    ['an unknown ending', 'lake', 'x', 'unknownKind'],
    ['words', 'l.geojson', 'a lake', 'unreadable'],
    ['broken XML', 'l.kml', '<kml><Placemark>', 'unreadable'],
    ['a KML that was cut short', 'l.kml', kml(placemark()).slice(0, 300), 'unreadable'],
    ['a KML that ends within its coordinates', 'l.kml', kml(placemark()).slice(0, 700), 'unreadable'],
    ['a GPX that ends within its track', 'l.gpx', gpx(lake).slice(0, 700), 'unreadable'],
    [
      'a KML of links',
      'l.kml',
      kml('<NetworkLink><Link><href>http://a.b/c.kml</href></Link></NetworkLink>'),
      'onlyLinks',
    ],
    ['a shapefile whose download broke off', 'l.zip', zippedFiles({ 'l.shp': cutShapes }), 'unreadable'],
    ['a zip that is none', 'l.zip', 'PK and nothing more', 'unreadable'],
    ['a zip that inflates beyond any lake', 'l.zip', deflatedZip('l.shp', 60 * 1024 * 1024), 'unreadable'],
    [
      'a zip in a zip in a zip',
      'l.zip',
      zippedFiles({
        'a.zip': Buffer.from(zippedFiles({ 'b.zip': Buffer.from(zippedFiles({ 'c.kml': kml(placemark()) })) })),
      }),
      'unreadable',
    ],
    ['a zip of a geodatabase', 'l.zip', zippedFiles({ 'a.gdb/a0001.gdbtable': 'x' }), 'geodatabase'],
    ['a zip of a GeoPackage', 'l.zip', zippedFiles({ 'a.gpkg': 'x' }), 'geoPackage'],
    ['a zip of nothing we know', 'l.zip', zippedFiles({ 'a.bin': 'x' }), 'unknownKind'],
    ['a spreadsheet', 'l.xlsx', zippedFiles({ 'xl/workbook.xml': 'x' }), 'office'],
    ['a picture', 'l.png', '\u0089PNG', 'picture'],
    ['a PDF', 'l.pdf', '%PDF-1.7', 'picture'],
    ['a GeoPackage', 'l.gpkg', 'SQLite format 3\0', 'geoPackage'],
    ['GML', 'l.xml', '<?xml version="1.0"?><wfs:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2"/>', 'gml'],
    ['raw OSM', 'map.osm', '<?xml version="1.0"?><osm version="0.6"></osm>', 'osm'],
    ['a DWG', 'l.dwg', 'AC1027', 'cad'],
    ['a DXF', 'l.dxf', '0\nSECTION', 'cad'],
    ['RAR', 'l.zip', 'Rar!\u001a', 'archive'],
    ['nothing', 'l.geojson', '', 'unreadable'],
    ['a collection without features', 'l.geojson', collection(), 'noShape'],
    ['other JSON', 'package.json', '{"name":"x","version":"1"}', 'noShape'],
    [
      'a table of sampling stations',
      'l.csv',
      'lon,lat\n120,30\n120.1,30.1\n120.1,30\n120,30.1\n120.05,30.2',
      'onlyPoints',
    ],
    [
      'waypoints of a receiver',
      'l.gpx',
      '<gpx><wpt lat="30" lon="120"/><wpt lat="30.1" lon="120"/></gpx>',
      'onlyPoints',
    ],
    ['points only', 'l.geojson', collection(point([120, 30]), point([120.1, 30])), 'onlyPoints'],
    ['a deep nest of arrays', 'l.json', '['.repeat(200_000), 'unreadable'],
    [
      'a deep nest of collections',
      'l.json',
      '{"type":"GeometryCollection","geometries":['.repeat(500) + deep + ']}'.repeat(500),
      'noShape',
    ],
    [
      'a topology that unfolds without end',
      'l.json',
      JSON.stringify({
        type: 'Topology',
        arcs: [Array.from({ length: 3_000 }, (_, i) => [i, 0])],
        objects: { a: { type: 'MultiLineString', arcs: Array.from({ length: 3_000 }, () => [0]) } },
      }),
      'unreadable',
    ],
    [
      'entities that explode',
      'l.kml',
      `<!DOCTYPE k [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><kml>&b;</kml>`,
      'noShape',
    ],
    [
      'more than 200,000 corners',
      'l.geojson',
      JSON.stringify(
        polygon(
          Array.from(
            { length: 200_500 },
            (_, i) => [120 + Math.cos(i / 32_000) / 100, 30 + Math.sin(i / 32_000) / 100] as const,
          ),
        ),
      ),
      'tooManyCorners',
    ],
    [
      'a lake of 100 km',
      'l.geojson',
      JSON.stringify(
        polygon([
          [120, 30],
          [121, 30],
          [121, 30.2],
          [120, 30.2],
        ]),
      ),
      'tooLarge',
    ],
    [
      'a puddle',
      'l.geojson',
      JSON.stringify(
        polygon([
          [120, 30],
          [120.00002, 30],
          [120.00002, 30.00002],
        ]),
      ),
      'tooSmall',
    ],
    ['an empty line', 'l.geojson', JSON.stringify(line([])), 'noShape'],
  ])('%s', async (_, name, content, fault) => {
    expect(await seen(name, content)).toBe(fault)
  })

  it('a zip with a password', async () => {
    const locked = new Uint8Array(zippedFiles({ 'doc.kml': kml(placemark()) }))
    const entry = Buffer.from(locked).indexOf('PK\x01\x02')
    locked[entry + 8] = 1
    expect(await seen('l.kmz', locked.buffer)).toBe('encrypted')
  })

  it('is nearly as large as the limit before it is refused', async () => {
    const padded = JSON.stringify({ ...polygon(lake), note: ' '.repeat(largestFileBytes - 9_000) })
    expect(hectares(await readWaterFile('l.geojson', bytesOf(padded)))).toBeCloseTo(lakeHa, 1)
  })
})
