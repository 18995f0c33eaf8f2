import { describe, expect, it } from 'vitest'
import { readWater } from '#lib/coverage-planning/water-shape'
import { decodeWater } from '#lib/water-address/decode-water'
import { addressedWater, encodeWater } from '#lib/water-address/encode-water'
import { inDatum } from '#lib/water-files/china-datum'
import type { Place } from '#lib/water-files/map-feature'
import { readWaterFile, type WaterFileChoices, type WaterFileReading } from '#lib/water-files/read-water-file'
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

type Read = Extract<WaterFileReading, { state: 'read' }>

async function read(content: string, choices: WaterFileChoices = {}, name = 'l.geojson'): Promise<Read> {
  const reading = await readWaterFile(name, bytesOf(content), choices)
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}

const degreeNorth = 110_856
const degreeEast = 111_414 * Math.cos((30.24 * Math.PI) / 180)
/** A place so many metres east and north of the lake's middle. */
const off = (east: number, north: number): Place => [120.15 + east / degreeEast, 30.24 + north / degreeNorth]
const box = (west: number, south: number, east: number, north: number): Place[] => [
  off(west, south),
  off(east, south),
  off(east, north),
  off(west, north),
  off(west, south),
]

describe('the area is chosen before it is laid on a plane and counted', () => {
  const far: Place = [126, 33]
  it.each([
    ['another lake 550 km away', collection(polygon(lake), polygon(ringAt(far, 0.001)))],
    ['an office 80 km away', collection(point([121, 30.24]), polygon(lake))],
    ['a road', collection(polygon(lake), line([off(-9000, 0), off(0, 9000), off(9000, 500)]))],
    [
      '40 ponds 48 km north',
      collection(
        polygon(lake),
        ...Array.from({ length: 40 }, (_, i) => polygon(ringAt([120.15 + i / 100, 30.67], 0.0005))),
      ),
    ],
    [
      '150 ponds of 40 corners',
      collection(
        polygon(lake),
        ...Array.from({ length: 150 }, (_, i) => polygon(ringAt([120 + i / 500, 30.4], 0.0003, 40))),
      ),
    ],
    [
      'a coast of 20,000 corners elsewhere',
      collection(polygon(lake), line(Array.from({ length: 20_000 }, (_, i) => [100 + i / 1e5, 20] as const))),
    ],
    ['a pond on the other side of the earth', collection(polygon(lake), polygon(ringAt([-60, -30], 0.001)))],
  ])('%s changes nothing', async (_, content) => {
    expect(hectares(await readWaterFile('l.geojson', bytesOf(content)))).toBeCloseTo(lakeHa, 1)
  })

  it('the list has the largest first, and each can be had', async () => {
    const pond = ringAt(far, 0.002)
    const content = collection(polygon(pond), polygon(lake))
    const { found } = await read(content)
    expect(found).toMatchObject({ areas: 2, lines: 0, points: 0 })
    expect(found.options.map(({ areaM2 }) => Math.round(areaM2 / 1e4))).toEqual([38, 15])
    const other = await read(content, { piece: found.options[1]?.piece })
    expect(other.found.place.latitude).toBeCloseTo(33, 5)
    expect(hectares(other)).toBeCloseTo(15.5, 0)
  })

  it('across the line where the date changes, whole or cut there', async () => {
    const turned = ringAt([180, 30.24], 0.00314).map(([x, y]): Place => [x > 180 ? x - 360 : x, y])
    expect(await seen('l.json', JSON.stringify(polygon(turned)))).toBeCloseTo(lakeHa, 1)
    const degrees = 200 / degreeEast
    const boxOf = (west: number, east: number) => [
      [
        [west, 30.24],
        [east, 30.24],
        [east, 30.24 + 500 / degreeNorth],
        [west, 30.24 + 500 / degreeNorth],
        [west, 30.24],
      ],
    ]
    for (const strip of [0, 1e-6, 1e-4, 3e-4]) {
      const halves = [boxOf(180 - degrees, 180 - strip), boxOf(-180 + strip, -180 + degrees)]
      expect(await seen('l.json', collection({ type: 'MultiPolygon', coordinates: halves }))).toBeCloseTo(20, 1)
      const [west, east] = halves.map((coordinates) => ({ type: 'Polygon', coordinates }))
      expect(await seen('l.json', collection(west ?? {}, east ?? {}))).toBeCloseTo(20, 1)
    }
  })

  it.each([
    [61, 0.35, 0.2],
    [-34, 0.25, 0.2],
    [5, 0.2, 0.4],
    [75, 0.8, 0.2],
  ])('a lake of tens of kilometres at %i° has its true area to a ten-thousandth', async (latitude, wide, high) => {
    const steps = Array.from({ length: 101 }, (_, index) => index / 100)
    const ring: Place[] = [
      ...steps.map((share): Place => [10 + wide * share, latitude]),
      ...steps.map((share): Place => [10 + wide, latitude + high * share]),
      ...steps.map((share): Place => [10 + wide * (1 - share), latitude + high]),
      ...steps.map((share): Place => [10, latitude + high * (1 - share)]),
    ]
    const reading = await read(JSON.stringify(polygon(ring)))
    const water = readWater(reading.water.shape)
    expect((water.ok ? water.areaM2 : 0) / ellipsoidBox(wide, latitude, high)).toBeCloseTo(1, 4)
  })
})

/** Area of a part of the WGS 84 ellipsoid between two meridians and two parallels, in m²: the closed form (Snyder 1395, 3-12). */
function ellipsoidBox(wide: number, latitude: number, high: number): number {
  const e = Math.sqrt(0.00669437999014)
  const q = (degrees: number) => {
    const s = Math.sin((degrees * Math.PI) / 180)
    return (1 - e * e) * (s / (1 - e * e * s * s) - Math.log((1 - e * s) / (1 + e * s)) / (2 * e))
  }
  return 6_378_137 ** 2 * ((wide * Math.PI) / 180) * 0.5 * Math.abs(q(latitude + high) - q(latitude))
}

describe('a line is a shore when its ends meet, and never before a polygon', () => {
  it.each<[string, string]>([
    ['a road of three points', collection(line([off(0, 0), off(900, 0), off(900, 900)]))],
    ['half a shore', collection(line(lake.slice(0, 25)))],
    ['a way there and back', collection(line([...lake.slice(0, 20), ...lake.slice(0, 20).reverse()]))],
    ['a track whose ends lie apart', collection(line(lake.slice(0, 44)))],
    [
      'a table of a river',
      ['lon,lat', ...Array.from({ length: 30 }, (_, i) => off(i * 80, Math.sin(i / 4) * 40).join(','))].join('\n'),
    ],
  ])('%s is a line', async (_, content) => {
    const name = content.startsWith('lon') ? 'l.csv' : 'l.geojson'
    const reading = await readWaterFile(name, bytesOf(content))
    expect(reading).toMatchObject({ state: 'needsWidth', found: { areas: 0, lines: 1 } })
  })

  it('a shore in two ways, in three out of order and turned, is joined', async () => {
    expect(await seen('l.json', collection(line(lake.slice(0, 20)), line(lake.slice(19))))).toBeCloseTo(lakeHa, 1)
    const parts = [lake.slice(30), lake.slice(0, 16).reverse(), lake.slice(15, 31)]
    expect(await seen('l.json', collection(...parts.map(line)))).toBeCloseTo(lakeHa, 1)
  })

  it('a river in several ways is one line, and its water has the width that is asked for', async () => {
    const bends = Array.from({ length: 101 }, (_, i) => off(i * 24, 0))
    const content = collection(line(bends.slice(0, 40)), line(bends.slice(70).reverse()), line(bends.slice(39, 71)))
    expect(await readWaterFile('l.json', bytesOf(content))).toMatchObject({ state: 'needsWidth', found: { lines: 1 } })
    expect(await seen('l.json', content, { widthM: 18 })).toBeCloseTo(4.32, 1)
  })

  it('a line can be chosen beside a lake', async () => {
    const { found } = await read(collection(polygon(lake), line([off(0, 900), off(1000, 900)])))
    const piece = found.options.find(({ kind }) => kind === 'line')?.piece
    expect(
      await seen('l.json', collection(polygon(lake), line([off(0, 900), off(1000, 900)])), { piece, widthM: 20 }),
    ).toBeCloseTo(2, 2)
  })
})

describe('what belongs together is put together', () => {
  const river = [box(0, 0, 800, 18), box(819, 0, 1600, 18), box(1619, 0, 2400, 18)]

  it('a river that bridges cut is whole where it is one feature', async () => {
    const whole = await read(collection({ type: 'MultiPolygon', coordinates: river.map((ring) => [ring]) }))
    expect(hectares(whole)).toBeCloseTo(4.32, 2)
    expect(whole.notes.joined?.pieces).toBe(3)
    expect(whole.notes.joined?.addedM2).toBeCloseTo(2 * 19 * 18, -1)
    expect(
      hectares(
        await read(collection({ type: 'MultiPolygon', coordinates: river.map((ring) => [ring]) }), { reach: 'apart' }),
      ),
    ).toBeCloseTo(1.44, 2)
  })

  it('features of their own are joined across a gap on demand', async () => {
    const content = collection(...river.map((ring) => polygon(ring)))
    const apart = await read(content)
    expect(apart.found).toMatchObject({ canJoin: true, reach: 'touching' })
    expect(hectares(apart)).toBeCloseTo(1.44, 2)
    expect(hectares(await read(content, { reach: 'near' }))).toBeCloseTo(4.32, 2)
  })

  it('two halves of a lake that touch are one, its bays stay bays', async () => {
    const west: Place[] = [
      off(0, 0),
      off(500, 0),
      off(500, 500),
      off(300, 500),
      off(300, 60),
      off(280, 60),
      off(280, 500),
      off(0, 500),
    ]
    const both = await read(collection(polygon(west), polygon(box(500, 0, 900, 500))))
    expect(hectares(both)).toBeCloseTo(45 - 0.88, 1)
    expect(both.found.options).toHaveLength(1)
  })

  it.each([0, 1, 2, 3])(
    'two halves of three corners that share a side are one, whichever way it lies (%i)',
    async (turns) => {
      const turned = (east: number, north: number): Place => {
        const angle = (turns * Math.PI) / 2 + 0.3
        return off(east * Math.cos(angle) - north * Math.sin(angle), east * Math.sin(angle) + north * Math.cos(angle))
      }
      const west = [turned(0, 0), turned(500, -300), turned(500, 700)]
      const east = [turned(500, 700), turned(500, -300), turned(900, 200)]
      expect(hectares(await read(collection(polygon(west), polygon(east))))).toBeCloseTo(45, 1)
    },
  )

  it('bays between arms that a file cuts off stay bays', async () => {
    const arms = [0, 1, 2, 3].map((arm) => box(300, arm * 80, 600, arm * 80 + 40))
    const rings = [box(0, 0, 300, 280), ...arms]
    for (const content of [
      collection(...rings.map((ring) => polygon(ring))),
      collection({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }),
    ]) {
      const { notes, found } = await read(content)
      expect(notes.joined).toMatchObject({ pieces: 5, addedM2: expect.closeTo(0, -1) })
      expect(found.options).toHaveLength(1)
    }
  })

  it('a dam keeps two ponds apart, and a park round a lake is not its water', async () => {
    expect(
      (await read(collection(polygon(box(0, 0, 300, 300)), polygon(box(308, 0, 500, 300))))).found.options,
    ).toHaveLength(2)
    expect(
      (await read(collection(polygon(box(-200, -200, 900, 900)), polygon(box(800, 0, 1500, 700))))).found.options,
    ).toHaveLength(2)
  })
})

describe('areas inside the water', () => {
  const content = collection(polygon(lake), polygon(island))

  it('are islands, as OSM writes them, unless the reader says no', async () => {
    const first = await read(content)
    expect(first.notes.inside).toMatchObject({ count: 1, counted: true })
    expect(hectares(first)).toBeCloseTo(lakeHa - islandHa, 1)
    const second = await read(content, { islands: false })
    expect(second.notes.inside).toMatchObject({ count: 1, counted: false })
    expect(hectares(second)).toBeCloseTo(lakeHa, 1)
  })

  it('are no islands where they are depths, one in another, or nearly the whole lake', async () => {
    const depths = [0.0028, 0.002, 0.001].map((radius) => polygon(ringAt([120.15, 30.24], radius)))
    expect(hectares(await read(collection(polygon(lake), ...depths)))).toBeCloseTo(lakeHa, 1)
    expect(hectares(await read(collection(polygon(lake), polygon(ringAt([120.15, 30.24], 0.0028)))))).toBeCloseTo(
      lakeHa,
      1,
    )
  })

  it('that fill a hole of the outline stay out of the water', async () => {
    expect(hectares(await read(collection(polygon(lake, island), polygon(island))))).toBeCloseTo(lakeHa - islandHa, 1)
  })

  it('of many corners are simplified with the outline', async () => {
    const isles = [-150, 0, 150].map((east) => polygon(ringAt(off(east, 0), 0.0003, 2_000)))
    const { notes, water } = await read(collection(polygon(ringAt([120.15, 30.24], 0.00314, 4_000)), ...isles))
    expect(water.shape.islands).toHaveLength(3)
    expect(notes.simplified).toMatchObject({ from: 10_000 })
    expect(readWater(water.shape).ok).toBe(true)
  })

  it('beyond 200 count as water, and that is said', async () => {
    const isles = Array.from({ length: 205 }, (_, i) =>
      polygon(ringAt(off((i % 15) * 20 - 140, Math.floor(i / 15) * 20 - 140), 0.00003, 8)),
    )
    const { notes, water } = await read(collection(polygon(lake), ...isles))
    expect(water.shape.islands).toHaveLength(200)
    expect(notes.smallIslands?.count).toBe(5)
  })
})

describe('a point of the file', () => {
  it.each<[string, Place, boolean]>([
    ['on the shore', off(348, 0), true],
    ['on land 30 m from the shore', off(380, 0), true],
    ['on the water 20 m from the shore', off(325, 0), true],
    ['2.8 km away', off(2800, 0), false],
    ['in the middle of the lake', off(0, 0), false],
  ])('%s', async (_, place, isDock) => {
    const { water, notes } = await read(collection(point(place), polygon(lake)))
    expect(notes.dock).toBe(isDock)
    expect(water.shape.dock !== null).toBe(isDock)
    if (water.shape.dock) expect(Math.hypot(water.shape.dock.x, water.shape.dock.y)).toBeLessThan(350)
  })
})

describe('an outline that cannot be drawn as it is', () => {
  it('of 200,000 corners is simplified, and the change is told', async () => {
    const wavy = Array.from({ length: 199_999 }, (_, i): Place => {
      const angle = (i / 199_999) * 2 * Math.PI
      const radius = 3000 + 40 * Math.sin(angle * 60) + 0.4 * Math.sin(angle * 9000)
      return off(radius * Math.cos(angle), radius * Math.sin(angle))
    })
    const { water, notes } = await read(JSON.stringify(polygon(wavy)))
    expect(water.shape.outline.length).toBeLessThanOrEqual(5_000)
    expect(notes.simplified).toMatchObject({ from: 199_999 })
    const { changedM2 = 0, areaM2 = 1 } = notes.simplified ?? {}
    expect(Math.abs(changedM2 / areaM2)).toBeLessThan(0.001)
  }, 60_000)

  it('that crosses itself gives its largest part, and says what it left out', async () => {
    const eight = [off(0, 0), off(600, 400), off(600, 0), off(0, 100)]
    const { water, notes } = await read(JSON.stringify(polygon(eight)))
    expect(readWater(water.shape).ok).toBe(true)
    expect(notes.mendedM2).toBeGreaterThan(0)
  })

  it.each([1, 3])(
    'that is a tangle of 20,000 corners is refused before it is waited for (%i of them)',
    async (count) => {
      let seed = 1
      const random = () => {
        seed = (seed * 16_807) % 2_147_483_647
        return 5_000 * (seed / 2_147_483_647)
      }
      const tangle = () => polygon(Array.from({ length: 20_000 }, (): Place => off(random(), random())))
      const file = collection(...Array.from({ length: count }, tangle))
      const began = process.cpuUsage()
      const reading = await readWaterFile('tangle.geojson', new TextEncoder().encode(file).buffer)
      expect(reading).toMatchObject({ state: 'refused', fault: 'tangled' })
      expect(process.cpuUsage(began).user / 1e6).toBeLessThan(10)
    },
    60_000,
  )

  it('that crosses itself in its middle is two halves, not nothing', async () => {
    const { water, notes } = await read(JSON.stringify(polygon([off(0, 0), off(600, 400), off(600, 0), off(0, 400)])))
    expect(readWater(water.shape)).toMatchObject({ areaM2: expect.closeTo(60_000, -3) })
    expect(notes.mendedM2).toBeCloseTo(60_000, -3)
  })
})

describe('the same figures after a reload', () => {
  it.each([
    ['a lake with an island and a dock', collection(polygon(lake, island), point(off(348, 0)))],
    [
      'a lake with corners a centimetre apart',
      JSON.stringify(
        polygon(
          lake.flatMap(([x, y]): Place[] => [
            [x, y],
            [x + 1e-7, y],
          ]),
        ),
      ),
    ],
    ['a river from a line', collection(line([off(0, 0), off(333.33, 77.7), off(901, 12)]))],
  ])('%s', async (_, content) => {
    const { water } = await read(content, { widthM: 17.7 })
    expect(addressedWater(water)).toEqual(water)
    expect(decodeWater(encodeWater(water))).toEqual(water)
  })
})

describe('coordinates in another system', () => {
  /** Web Mercator by its own formula (EPSG guidance note 7-2, 1024). */
  const mercator = ([x, y]: Place): Place => [
    (x * Math.PI * 6_378_137) / 180,
    6_378_137 * Math.log(Math.tan(Math.PI / 4 + (y * Math.PI) / 360)),
  ]
  const named = (name: string, geometry: object) =>
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name } },
      features: [{ type: 'Feature', properties: null, geometry }],
    })
  const metres = polygon(lake.map(mercator))
  /** A square kilometre in metres of a Chinese grid, by easting and northing. */
  const square = (east: number, north: number): Place[] => [
    [east, north],
    [east + 1000, north],
    [east + 1000, north + 1000],
    [east, north + 1000],
  ]

  it.each(['urn:ogc:def:crs:EPSG::3857', 'EPSG:3857', 'EPSG:900913', 'EPSG:102100'])(
    '%s named in a GeoJSON',
    async (name) => {
      const reading = await read(named(name, metres))
      expect(hectares(reading)).toBeCloseTo(lakeHa, 1)
      expect(reading.found).toMatchObject({
        systemFrom: 'file',
        system: 'EPSG:3857'.replace('3857', name.slice(-4) === '3857' ? '3857' : (name.split(':').at(-1) ?? '')),
      })
    },
  )

  it.each<[string, string, Place[], number]>([
    ['HTRS96 / TM', 'EPSG:3765', square(500_000, 5_000_000), 100],
    ['CGCS2000 zone 40', 'EPSG:4528', square(40_520_000, 3_346_000), 100],
    ['UTM 50 N', 'EPSG:32650', square(500_000, 3_346_000), 100],
    ['Beijing 54, 120° E', 'EPSG:2437', square(520_000, 3_346_000), 100],
  ])('%s by its number', async (_, code, ring, expected) => {
    expect(await seen('l.json', named(code, polygon(ring)))).toBeCloseTo(
      expected,
      code === 'EPSG:32650' || code === 'EPSG:3765' ? -1 : 0,
    )
  })

  it.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'EPSG:4490', 'EPSG:3857', 'nonsense'])(
    '%s named beside degrees',
    async (name) => {
      expect(await seen('l.json', named(name, polygon(lake)))).toBeCloseTo(lakeHa, 1)
    },
  )

  it.each(['urn:ogc:def:crs:EPSG::4326', 'EPSG:4490', 'EPSG:4214'])(
    '%s named beside degrees whose latitude comes first, as the register has it',
    async (name) => {
      const reading = await read(named(name, polygon(lake.map(([x, y]): Place => [y, x]))))
      expect(hectares(reading)).toBeCloseTo(lakeHa, 1)
      expect(reading.found).toMatchObject({ swapped: true, place: { latitude: expect.closeTo(30.24, 2) } })
    },
  )

  it('metres of a grid that is not named are asked about, and read as the reader says', async () => {
    const content = JSON.stringify(polygon(square(520_000, 3_346_000)))
    expect(await readWaterFile('l.json', bytesOf(content))).toEqual({ state: 'needsSystem', problem: 'unnamed' })
    const reading = await read(content, { system: 'EPSG:4549' })
    expect(hectares(reading)).toBeCloseTo(100, 0)
    expect(reading.found.place.longitude).toBeCloseTo(120.2, 1)
    expect(await readWaterFile('l.json', bytesOf(content), { system: 'EPSG:1' })).toEqual({
      state: 'needsSystem',
      problem: 'wrong',
    })
    expect(
      await readWaterFile('l.json', bytesOf(named('EPSG:999999', polygon(square(520_000, 3_346_000))))),
    ).toMatchObject({ state: 'needsSystem' })
  })

  it('the grids of South Africa count west and south', async () => {
    const reading = await read(named('EPSG:2048', polygon(square(48_900, 3_773_800))))
    expect(hectares(reading)).toBeCloseTo(100, 0)
    expect(reading.found.place).toMatchObject({
      longitude: expect.closeTo(18.46, 1),
      latitude: expect.closeTo(-34.1, 1),
    })
  })

  it('metres of a system that nobody here knows are not taken for a Chinese easting', async () => {
    const feet = square(15_300_000, 500_000)
    expect(await readWaterFile('l.json', bytesOf(named('EPSG:8538', polygon(feet))))).toEqual({
      state: 'needsSystem',
      problem: 'unknown',
    })
  })

  const degrees = 'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
  it.each([
    // ArcGIS's words for EPSG:3388, EPSG:3413, EPSG:5513 and EPSG:27572.
    `PROJCS["M",GEOGCS["G",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],${degrees},PROJECTION["Mercator"],PARAMETER["Central_Meridian",51.0],PARAMETER["Standard_Parallel_1",42.0],UNIT["Meter",1.0]]`,
    `PROJCS["N",GEOGCS["G",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],${degrees},PROJECTION["Stereographic_North_Pole"],PARAMETER["Central_Meridian",-45.0],PARAMETER["Standard_Parallel_1",70.0],UNIT["Meter",1.0]]`,
    `PROJCS["K",GEOGCS["G",DATUM["D_S_JTSK",SPHEROID["Bessel_1841",6377397.155,299.1528128]],${degrees},PROJECTION["Krovak"],PARAMETER["Longitude_Of_Center",24.8],PARAMETER["X_Scale",1.0],UNIT["Meter",1.0]]`,
    'PROJCS["L",GEOGCS["G",DATUM["D_NTF",SPHEROID["Clarke_1880_IGN",6378249.2,293.466021293627]],PRIMEM["Paris",2.33722917],UNIT["Grad",0.0157079632679489]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["Standard_Parallel_1",52.0],PARAMETER["Latitude_Of_Origin",52.0],UNIT["Meter",1.0]]',
  ])('a definition that would be misread is refused: %.11s', async (wkt) => {
    const rings = [square(600_000, 2_400_000)]
    const content = JSON.stringify({ spatialReference: { wkt }, features: [{ geometry: { rings } }] })
    expect(await readWaterFile('l.json', bytesOf(content))).toEqual({ state: 'needsSystem', problem: 'unknown' })
  })

  it('a Chinese easting with its zone is read by itself, northing first too', async () => {
    for (const ring of [square(40_520_000, 3_346_000), square(40_520_000, 3_346_000).map(([x, y]): Place => [y, x])]) {
      const reading = await read(JSON.stringify(polygon(ring)))
      expect(hectares(reading)).toBeCloseTo(100, 0)
      expect(reading.found).toMatchObject({ systemFrom: 'numbers', system: 'EPSG:4528' })
      expect(reading.found.place.latitude).toBeCloseTo(30.24, 1)
    }
  })

  it("a parcel file of China's land offices has its outline and its island", async () => {
    const corner = ([x, y]: Place, index: number, ring: number) => `J${index + 1},${ring},${y}.000,${x}.000`
    const content = [
      '[属性描述]',
      '坐标系=2000国家大地坐标系',
      '几度分带=3',
      '带号=40',
      '[地块坐标]',
      '8,100.0,1,示例湖,面,,,,@',
      ...square(40_520_000, 3_346_000).map((place, index) => corner(place, index, 1)),
      ...square(40_520_400, 3_346_400).map(([x, y], index) =>
        corner([x - (x > 40_521_000 ? 900 : 0), y - (y > 3_347_000 ? 900 : 0)], index, 2),
      ),
    ].join('\r\n')
    const reading = await read(content, {}, 'parcel.txt')
    expect(hectares(reading)).toBeCloseTo(99, 0)
    expect(reading.notes.inside).toMatchObject({ count: 1, counted: true })
  })

  it('a pair that is swapped in Europe shows in its place, and can be turned', async () => {
    const german = ringAt([11, 48], 0.003).map(([x, y]): Place => [y, x])
    const wrong = await read(JSON.stringify(polygon(german)))
    expect(wrong.found.place).toMatchObject({ latitude: expect.closeTo(11, 3) })
    const right = await read(JSON.stringify(polygon(german)), { swapped: true })
    expect(right.found.place.latitude).toBeCloseTo(48, 3)
  })
})

describe('maps of China', () => {
  it('GCJ-02 and BD-09 are turned into WGS 84 as the reader says, or as the file says itself', async () => {
    for (const datum of ['gcj02', 'bd09'] as const) {
      const content = JSON.stringify(polygon(lake.map((place) => inDatum(place, 'wgs84', datum))))
      const plain = await read(content)
      expect(plain.found).toMatchObject({ inChina: true, datum: 'wgs84', datumFrom: null })
      const metresOff = Math.abs(plain.found.place.latitude - 30.24) * degreeNorth
      expect(metresOff).toBeGreaterThan(100)
      const said = await read(content, { datum })
      expect(said.found.place.latitude).toBeCloseTo(30.24, 5)
      expect(hectares(said)).toBeCloseTo(lakeHa, 1)
      const named = await read(content, {}, datum === 'gcj02' ? '高德导出.geojson' : 'baidu-lake.geojson')
      expect(named.found).toMatchObject({ datum, datumFrom: 'file' })
      expect((await read(content, { usualDatum: datum })).found.place.latitude).toBeCloseTo(30.24, 5)
    }
  })

  it('outside China nothing is shifted', async () => {
    for (const place of [
      [139.7, 35.6],
      [126.9, 37.5],
      [105.8, 21],
      [121.5, 25],
      [77, 28.6],
      [2.3, 48.8],
    ] as const) {
      const reading = await read(JSON.stringify(polygon(ringAt(place, 0.003))), { datum: 'gcj02' })
      expect(reading.found.inChina).toBe(false)
      expect(reading.found.place.longitude).toBeCloseTo(place[0], 5)
    }
  })

  it.each<[string, Place]>([
    ['Beijing', [116.4, 39.9]],
    ['Hainan', [110.3, 20]],
    ['Kashgar', [76, 39.5]],
    ['Mohe', [122.4, 53]],
    ['Xishuangbanna', [100.8, 22]],
    ['Shanghai', [121.5, 31.2]],
    ['Fuyuan', [134.3, 48.3]],
  ])('%s lies in China', async (_, place) => {
    expect((await read(JSON.stringify(polygon(ringAt(place, 0.003))))).found.inChina).toBe(true)
  })
})
