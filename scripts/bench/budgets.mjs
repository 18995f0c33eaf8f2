// What `npm run bench` holds the site to. Bytes can fail it; times are reported, never asserted.

/** Pages that tell something by scrolling. */
export const scrolledPages = ['/', '/product/apas', '/product/efficiency', '/product/yang']

/** A pointer that rests on the page while it moves starts the colour changes of what passes under it: no scroll animation. */
export const onlyColours = /color$|^--/

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
