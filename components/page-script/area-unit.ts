import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import { readAreaData } from '#lib/content/area-data'
import { type AreaUnit, areaReading, isAreaUnit } from '#lib/content/area-units'
import { gapBefore, quantityIn, withUnit } from '#lib/content/boats/print-quantity'
import { pageStands } from '#lib/protocol/shell'

/** Writes every area of the page in the unit that its switch (`UnitSwitch`) chooses, and keeps the choice on this device. */
export function keepAreaUnit(): void {
  takeEarlyChoice()
  addEventListener('DOMContentLoaded', takeEarlyChoice)
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'units') choose(target)
  })
  // Back or forward brings a page as it was left; the unit may have been changed on another since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeKeptChoice()
  })
  addEventListener(pageStands, takeKeptChoice)
}

function takeKeptChoice(): void {
  const offered = [...document.querySelectorAll<HTMLInputElement>('input[name="units"]')]
  const kept = rememberedUnit(offered.map(({ value }) => value))
  const choice = offered.find(({ value, checked }) => value === kept && !checked)
  if (!choice) return
  choice.checked = true
  choose(choice)
}

/** The choice may be the act that brought this script, else it is the one kept on this device. */
function takeEarlyChoice(): void {
  const early = document.querySelector<HTMLInputElement>('input[name="units"]:checked:not(:default)')
  if (early) choose(early)
  else takeKeptChoice()
  if (document.readyState !== 'loading') delete document.documentElement.dataset.unitWaits
}

function choose(choice: HTMLInputElement): void {
  rememberUnit(choice.value)
  if (isAreaUnit(choice.value)) writeAreas(document, choice.value)
}

/** Writes the areas of a document in a unit, with the names from its unit switch. */
export function writeAreas(page: Document, unit: AreaUnit): void {
  const choice = page.querySelector<HTMLInputElement>(`input[name="units"][value="${unit}"]`)
  const { about = '', over = '', upTo = '' } = choice?.closest('fieldset')?.dataset ?? {}
  const forms = { exact: '{value}', about, over, upTo }
  const locale = page.documentElement.lang === 'en' ? 'en' : 'zh'
  for (const element of page.querySelectorAll<HTMLElement>('[data-area]')) {
    const said = readAreaData(element.dataset.area ?? '')
    if (!said) continue
    const number = quantityIn(areaReading(said.area, unit).quantity, locale, forms)
    const word = (said.area.isRate ? choice?.dataset.perHour : choice?.nextElementSibling?.textContent) ?? ''
    if (said.part === 'text') {
      const { phrase = '{area}' } = element.dataset
      element.textContent = phrase.replace('{area}', withUnit(number, word))
    } else writeFigure(element, number, word)
  }
}

/** The number is the first element in there, the unit the text behind it. */
function writeFigure(element: HTMLElement, number: string, unit: string): void {
  const shown = element.querySelector('span')
  const behind = shown?.nextSibling
  if (!shown || !(behind instanceof Text)) return
  shown.textContent = number
  behind.data = gapBefore(unit, number) + unit
}
