import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'
import type { SitePath } from '#lib/routes/table'

export interface ShareCard {
  picture: PictureName
  /** A name that is the same in both languages, set large; without it the picture speaks. */
  word?: string
}

const boatWords = {
  smurf: 'SMURF',
  moshark: 'MOSHARK',
  efficiency: 'EFFICIENCY',
  feichi: 'FEICHI',
  titan: 'TITAN',
  xi: 'XI',
  yang: 'YANG',
  apas: 'APAS',
} as const satisfies Record<BoatSlug, string>

const named = {
  home: { picture: 'smurf-hero' },
  product: { picture: 'efficiency-hero' },
  robot: { picture: 'canal-cleaning' },
  uboat: { picture: 'lake-cruise' },
  solution: { picture: 'reservoir-cleaning' },
  case: { picture: 'port-patrol' },
  news: { picture: 'night-cleaning' },
  company: { picture: 'lidar-detail' },
  leisure: { picture: 'xi-hero' },
  ask: { picture: 'weed-harvest' },
  datasets: { picture: 'apas-perception', word: 'FloW · USVInland' },
  FloW: { picture: 'basket-detail', word: 'FloW' },
  USVInland: { picture: 'apas-perception', word: 'USVInland' },
} as const satisfies Record<string, ShareCard>

type NamedCard = keyof typeof named
export type CardName = NamedCard | BoatSlug

/** Every card that `npm run og` makes. */
export const shareCards: ReadonlyMap<CardName, ShareCard> = new Map<CardName, ShareCard>([
  ...(Object.keys(named) as NamedCard[]).map((name) => [name, named[name]] as const), // the literal has no other keys
  ...boatSlugs.map((slug) => [slug, { picture: `${slug}-hero`, word: boatWords[slug] }] as const),
])

const sections: readonly (readonly [prefix: string, card: CardName])[] = [
  ...boatSlugs.map((slug) => [`/product/${slug}`, slug] as const),
  ['/product', 'product'],
  ['/solution/robot', 'robot'],
  ['/solution/uboat', 'uboat'],
  ['/solution', 'solution'],
  ['/case', 'case'],
  ['/news', 'news'],
  ['/datasets/FloW', 'FloW'],
  ['/datasets/USVInland', 'USVInland'],
  ['/datasets', 'datasets'],
  ['/index2', 'leisure'],
  ['/aboutus', 'company'],
  ['/joinus', 'company'],
  ['/advisory', 'ask'],
  ['/quote', 'ask'],
  ['/contact', 'ask'],
  ['/partner', 'ask'],
]

/** The card of a page; pages without one of their own, such as privacy, show the first picture of the site. */
export function cardOf(path: SitePath): CardName {
  return sections.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'home'
}

export const cardSize = { width: 1200, height: 630 } as const

/** Where a page's card is, as its metadata names it. */
export function cardAddress(path: SitePath): string {
  return `/og/${cardOf(path)}.jpg`
}
