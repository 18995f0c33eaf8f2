// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepAreaUnit, writeAreas } from '#components/page-script/area-unit.ts'
import { type AreaPart, areaData } from '#lib/content/area-data'
import { type AreaFigure, areaFigure, areaMeasureNames, areaOf, areaReading, areaUnits } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { areaText, printQuantity } from '#lib/content/boats/print'
import { gapBefore } from '#lib/content/boats/print-quantity'
import { type Locale, languageTag, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

const areas = Object.values(boats).flatMap(({ variants }) =>
  variants.flatMap(({ figures }) =>
    areaMeasureNames.flatMap((measure) => {
      const area = areaOf(figures, measure)
      return area ? [areaFigure(area)] : []
    }),
  ),
)

/** A page as the server writes it: the switch with its words, and elements that print areas. */
function pageWith(locale: Locale, elements: readonly string[]): void {
  const { units, forms } = messages[locale].Figures
  const rates = { mu: units.muPerH, m2: units.m2PerH, ha: units.haPerH, acre: units.acrePerH }
  const choices = areaUnits[locale].map(
    (unit) =>
      `<label><input type="radio" name="units" value="${unit}" data-per-hour="${rates[unit]}"><span>${units[unit]}</span></label>`,
  )
  document.documentElement.lang = languageTag[locale]
  document.body.innerHTML = `<fieldset data-about="${forms.about}" data-over="${forms.over}" data-up-to="${forms.upTo}">${choices.join('')}</fieldset>${elements.join('')}`
}

const element = (part: AreaPart, area: AreaFigure, rest = '>', text = '') =>
  `<p data-area="${areaData(part, area)}"${rest}${text}</p>`

const written = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test.each(locales.flatMap((locale) => areaUnits[locale].map((unit) => [locale, unit] as const)))(
  'in %s the browser writes every area in %s as the server would',
  (locale, unit) => {
    pageWith(
      locale,
      areas.flatMap((area) => [element('figure', area, '><span></span>', '\u00a0'), element('text', area)]),
    )
    writeAreas(document, unit)
    const { units } = messages[locale].Figures
    const expected = areas.flatMap((area) => {
      const reading = areaReading(area, unit)
      const number = printQuantity(reading.quantity, locale, 0)
      const unitWord = units[reading.word]
      return [number + gapBefore(unitWord, number) + unitWord, areaText(reading, locale)]
    })
    expect(written()).toEqual(expected)
  },
)

test('no line ends before a unit, and the words around an area stay', () => {
  const area: AreaFigure = { quantity: { form: 'exact', value: 15 }, unit: 'mu', isRate: false }
  pageWith('en', [
    element('figure', area, '><span>1</span>', '\u00a0ha'),
    element('text', area, ' data-phrase="over {area}">', 'over 1 ha'),
  ])
  writeAreas(document, 'm2')
  expect(written()).toEqual(['10,000\u00a0m²', 'over 10,000\u00a0m²'])
})

test('a page that back brings as it was left takes the unit chosen on another since', () => {
  const area: AreaFigure = { quantity: { form: 'exact', value: 15 }, unit: 'mu', isRate: false }
  pageWith('en', [element('text', area, '>', '1 ha')])
  keepAreaUnit()
  localStorage.setItem('orca-units', 'm2')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(written()).toEqual(['10,000\u00a0m²'])
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('m2')
})
