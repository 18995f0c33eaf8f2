import { overfullFigures, partedRanges, partedUnits } from '../../engines/page-measures.ts'
import { everywhere, inBothLanguages, type Look } from './look.ts'

export const numberRanges: Look = {
  promise: 'on a phone no line ends inside a range of numbers or before a number’s unit',
  places: [
    ...everywhere(inBothLanguages(['/product/smurf', '/product/moshark']), [360, 375, 390, 412, 430]),
    ...everywhere(
      inBothLanguages([
        '/',
        '/case',
        '/caseDetail/open-lake-sweep',
        '/product/xi',
        '/service',
        '/solution/robot',
        '/tools/season',
        '/tools/tour-boat',
      ]),
      [390],
    ),
  ],
  broken: async (page) => [...(await page.evaluate(partedRanges)), ...(await page.evaluate(partedUnits))],
  changesPage: true, // what a visitor has to open first is opened, and stays so
}

export const figuresInPlace: Look = {
  promise: 'at every width the company’s figures and their units stand within their columns',
  places: everywhere(
    inBothLanguages(['/', '/aboutus', '/contact', '/product/apas']),
    [360, 390, 768, 1024, 1440, 1920],
  ),
  broken: (page) => page.evaluate(overfullFigures),
}
