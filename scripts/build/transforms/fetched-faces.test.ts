import { expect, test } from 'vitest'
import { fetchedFaces, withoutFetchedFaces } from './fetched-faces.ts'

const fetched = '@font-face{font-family:ours;src:url(ours.woff2);font-weight:400}'
const accents = '@font-face{font-family:accents;src:url(accents.woff2)}'
const ofThisMachine = '@font-face{font-family:standIn;src:local(Arial)}'
const lists = '.a{--sans:"ours",standIn,serif;color:red}.b{--accents:"accents"}.c{--mark:"›",x}'
const css = fetched + accents + ofThisMachine + lists

test('until the faces come nothing of a page names them, and what stands in for them is left', () => {
  const styles = withoutFetchedFaces(css)
  expect(styles).toBe(`${ofThisMachine}.a{--sans:standIn,serif;color:red}.b{}.c{--mark:"›",x}`)
})

test('the sheet of faces sets the lists whole, over what a later sheet of the page says', () => {
  expect(fetchedFaces(css)).toBe(`${fetched}${accents}:root:root{--sans:"ours",standIn,serif;--accents:"accents"}`)
})
