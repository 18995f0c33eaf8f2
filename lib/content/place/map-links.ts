import { gcj02, type Point } from '#lib/content/place/coordinates'
import type { Locale } from '#lib/i18n/locales'

export type MapService = 'amap' | 'baidu' | 'google' | 'apple'

export interface Destination {
  /** The company's name as the map's pin shows it. */
  name: string
  address: string
  /** WGS-84, as the setting gives it. */
  point: Point
}

const six = (degrees: number) => degrees.toFixed(6)

/** Which maps a language offers (READ-9). */
export const mapsOf = {
  zh: ['amap', 'baidu'],
  en: ['amap', 'google', 'apple'],
} as const satisfies Record<Locale, readonly MapService[]>

/**
 * A place's address on a map service. AMap takes longitude first, in GCJ-02; Baidu latitude first, told that it is GCJ-02; Google and
 * Apple latitude first, in GCJ-02 in mainland China (facts D).
 */
export function mapLink(service: MapService, { name, address, point }: Destination): string {
  const { latitude, longitude } = gcj02(point)
  const latitudeFirst = `${six(latitude)},${six(longitude)}`
  const build = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`
  switch (service) {
    case 'amap':
      return build('https://uri.amap.com/marker', {
        position: `${six(longitude)},${six(latitude)}`,
        name,
        src: 'orca',
        coordinate: 'gaode',
        callnative: '1',
      })
    case 'baidu':
      return build('https://api.map.baidu.com/marker', {
        location: latitudeFirst,
        coord_type: 'gcj02',
        title: name,
        content: address,
        output: 'html',
        src: 'orca',
      })
    case 'google':
      return build('https://www.google.com/maps/search/', { api: '1', query: latitudeFirst })
    case 'apple':
      return build('https://maps.apple.com/', { ll: latitudeFirst, q: name })
  }
}
