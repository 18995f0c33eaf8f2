import { type BoatSlug, boatPath, boatSlugs, plateOf } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'
import type { SitePath } from '#lib/routes/table'

export interface ShareCard {
  picture: PictureName
  /** A name that is the same in both languages, set large; without it the picture speaks. */
  word?: string
}

const otherScenes = [
  'apas-perception',
  'basket-detail',
  'canal-cleaning',
  'canal-round',
  'dam-inspection',
  'fleet-lake',
  'home-dawn',
  'evening-cruise',
  'feichi-morning',
  'lake-cruise',
  'lidar-detail',
  'night-cleaning',
  'port-patrol',
  'reservoir-cleaning',
  'survey-lake',
  'weed-harvest',
  'leisure-day',
  'yang-day',
  'yang-evening',
  'inner-river',
  'reservoir-patrol',
  'dock-lifting',
  'deck-work',
  'park-morning',
  'sweep-air',
  'sightseeing-loop',
] as const satisfies readonly PictureName[]

type Scene = (typeof otherScenes)[number] | `${BoatSlug}-hero`

/** The renders that show a whole scene: each is a card of its own, without a word. */
const scenes: readonly Scene[] = [...boatSlugs.map((slug) => `${slug}-hero` as const), ...otherScenes]

export type CardName = Scene | BoatSlug | 'datasets' | 'FloW' | 'USVInland'

/** Every card that `npm run og` makes. */
export const shareCards: ReadonlyMap<CardName, ShareCard> = new Map<CardName, ShareCard>([
  ...scenes.map((picture) => [picture, { picture }] as const),
  ...boatSlugs.map((slug) => [slug, { picture: `${slug}-hero`, word: plateOf(slug) }] as const),
  ['datasets', { picture: 'apas-perception', word: 'FloW · USVInland' }],
  ['FloW', { picture: 'basket-detail', word: 'FloW' }],
  ['USVInland', { picture: 'apas-perception', word: 'USVInland' }],
])

const sections: readonly (readonly [prefix: string, card: CardName])[] = [
  ...boatSlugs.map((slug) => [boatPath(slug), slug] as const),
  ['/product', 'fleet-lake'],
  ['/solution/robot', 'canal-round'],
  ['/solution/uboat', 'evening-cruise'],
  ['/solution', 'survey-lake'],
  ['/tools/tour-boat', 'lake-cruise'],
  ['/tools', 'sweep-air'],
  ['/case', 'dam-inspection'],
  ['/news', 'night-cleaning'],
  ['/datasets/FloW', 'FloW'],
  ['/datasets/USVInland', 'USVInland'],
  ['/datasets', 'datasets'],
  ['/index2', 'leisure-day'],
  ['/aboutus', 'home-dawn'],
  ['/joinus', 'dock-lifting'],
  ['/advisory', 'weed-harvest'],
  ['/quote', 'weed-harvest'],
  ['/contact', 'feichi-morning'],
  ['/partner', 'weed-harvest'],
]

function isScene(picture: PictureName | undefined): picture is Scene {
  return scenes.some((scene) => scene === picture)
}

/** The card of a page: its own picture where it names a scene, else its section's, else the first of the site. */
export function cardOf(path: SitePath, picture?: PictureName): CardName {
  if (isScene(picture)) return picture
  return sections.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'home-dawn'
}

/** The picture on a card: its description is the card's. */
export function cardPicture(card: CardName): PictureName {
  return shareCards.get(card)?.picture ?? 'home-dawn'
}

export const cardSize = { width: 1200, height: 630 } as const

/** Where a card is, as metadata names it. */
export function cardAddress(card: CardName): string {
  return `/og/${card}.jpg`
}
