// What `npm run bench` holds the site to. Bytes can fail it; times are reported, never asserted.
import { boatPath, boatSlugs } from '#lib/content/fleet'

/** Gzip bytes of JavaScript a content page may bring before the visitor acts, inline scripts included. */
export const scriptBeforeIntent = 10 * 1024

/** Gzip bytes a content page may add to an empty page of the same framework once it starts. */
const overFloor = 12 * 1024

/**
 * The same for a page with a form of its own: it checks, keeps a draft and sends without leaving the page. Rules come on
 * touch. Ten of them are the page script, which the framework's start does not replace.
 */
const formOverFloor = 18 * 1024

/** The quote asks in steps and takes areas in three units. */
const quoteOverFloor = 21 * 1024

/** Gzip bytes of data that the framework reads of a page when it starts; once they stood in the page itself. */
export const pageData = 14 * 1024

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

/** Pages with a form of their own. */
export const formPages = ['/datasets/FloW', '/advisory', '/en/quote', '/en/partner']

/** @returns {number} Gzip bytes of script a page may have above the floor. */
export const scriptOverFloor = (path) => {
  if (path.endsWith('/quote')) return quoteOverFloor
  return formPages.includes(path) ? formOverFloor : overFloor
}

/** One page of each kind in both languages, for `npm run bench:visit`. */
export const visitPages = ['', '/en'].flatMap((language) => [
  ...[language || '/', `${language}/product`, `${language}/product/smurf`, `${language}/product/apas`],
  ...[`${language}/solution/robot`, `${language}/case`, `${language}/news`, `${language}/aboutus`],
  ...[`${language}/contact`, `${language}/advisory`, `${language}/quote`, `${language}/download`],
  ...[`${language}/privacy`, `${language}/datasets`, `${language}/datasets/FloW`],
])

/** Compressed kilobytes before anybody has acted, and elements: what a page may have at most. */
export const firstFrameBudget = { 'HTML KB': 16.2, 'CSS KB': 14, 'fonts KB': 30, 'script KB': 9, elements: 890 }

/** Kilobytes of a home page on a phone, read to its end. */
export const wholeVisitBudget = 700
