// What `npm run bench` holds the site to. Bytes can fail it; times are reported, never asserted.
import { boatPath, boatSlugs } from '#lib/content/fleet'

/** Gzip bytes of a page's own script before the visitor acts: the inline start. */
export const scriptBeforeIntent = 2.25 * 1024

/** The same once the visitor has acted: the page script; on home pages, whose water moves, what moves it. */
export const scriptAfterIntent = (path) => (path === '/' || path === '/en' ? 24 : 17) * 1024

/** React, an island's code and its data, where one stands near the first window (`scripts/build/start-weight.ts` has both). */
export const islandScript = 84 * 1024

/** Bytes of the picture that is the largest paint, at each window width. */
export const largestPicture = { 390: 120 * 1024, 1440: 260 * 1024 }

/** The pages measured, one of each kind, and what each may bring once it starts. */
export const pages = [
  ...['/', '/en', '/product', '/product/smurf', '/en/product/xi', '/solution/robot', '/case', '/en/news'],
  ...['/aboutus', '/en/contact', '/privacy', '/download', '/datasets'],
]
/** Further pages that open with a picture of their own: held to the picture's bytes alone. */
export const picturePages = [
  ...boatSlugs.map(boatPath).filter((path) => !pages.includes(path)),
  ...['/solution/uboat', '/solution/solution', '/index2', '/news', '/joinus', '/contact', '/advisory', '/quote'],
  ...['/datasets/FloW', '/datasets/USVInland', '/en/partner'],
]

/** Pages that tell something by scrolling. */
export const scrolledPages = ['/', '/product/apas', '/product/efficiency', '/product/yang']

/** A pointer that rests on the page while it moves starts the colour changes of what passes under it: no scroll animation. */
export const onlyColours = /color$|^--/

export const formPages = ['/datasets/FloW', '/advisory', '/en/quote', '/en/partner']

/** One page of each kind in both languages, for `npm run bench:visit`. */
export const visitPages = ['', '/en'].flatMap((language) => [
  ...[language || '/', `${language}/product`, `${language}/product/smurf`, `${language}/product/apas`],
  ...[`${language}/solution/robot`, `${language}/case`, `${language}/news`, `${language}/aboutus`],
  ...[`${language}/contact`, `${language}/advisory`, `${language}/quote`, `${language}/download`],
  ...[`${language}/privacy`, `${language}/datasets`, `${language}/datasets/FloW`],
])

/** Compressed kilobytes before anybody has acted, heads of answers included, and elements: what a page may have at most. */
export const firstFrameBudget = { 'HTML KB': 16.2, 'CSS KB': 15.2, 'fonts KB': 30, 'script KB': 9, elements: 890 }

/** Kilobytes of a home page on a phone, read to its end. */
export const wholeVisitBudget = 700
