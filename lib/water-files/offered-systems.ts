/** Systems that are offered where a file of metres names none: code of the EPSG register and what tells them apart. */
export interface OfferedSystem {
  readonly code: string
  readonly kind: 'cgcs3' | 'cgcs6' | 'utmNorth' | 'utmSouth' | 'mercator'
  /** Central meridian in degrees, or the number of the zone for UTM. */
  readonly number: number
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** CGCS2000 by GB/T: 4534 to 4554 are its zones of 3°, 4502 to 4512 those of 6°, false easting 500 km and no prefix. */
export const offeredSystems: readonly OfferedSystem[] = [
  ...range(75, 135, 3).map((number, index) => ({ code: `EPSG:${4534 + index}`, kind: 'cgcs3' as const, number })),
  ...range(75, 135, 6).map((number, index) => ({ code: `EPSG:${4502 + index}`, kind: 'cgcs6' as const, number })),
  { code: 'EPSG:3857', kind: 'mercator', number: 0 },
  ...range(1, 60, 1).map((number) => ({ code: `EPSG:${32600 + number}`, kind: 'utmNorth' as const, number })),
  ...range(1, 60, 1).map((number) => ({ code: `EPSG:${32700 + number}`, kind: 'utmSouth' as const, number })),
]
