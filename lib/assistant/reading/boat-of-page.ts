import { boatsIn, namedDatasets } from '#lib/assistant/reading/names'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

const ofBoat = /^(?:\/en)?\/product\/([a-z]+)$/

const namesAny = (text: string, language: Locale) =>
  boatsIn(text, language).length > 0 || namedDatasets(text, language).datasets.length > 0

/**
 * What a visitor said before, the latest last, with the boat whose page they write on as what was talked of: what names
 * nothing there ("how long does it run?") is about that boat. As it was on every other page, and for a text with a name.
 * @param page the path of the page, as it names itself
 */
export function saidOnPage(text: string, said: readonly string[], page: string, language: Locale): readonly string[] {
  const boat = boatSlugs.find((slug) => slug === ofBoat.exec(page)?.[1])
  if (!boat || namesAny(text, language)) return said
  const plate = plateOf(boat)
  return said.length === 0 ? [plate] : said.map((one) => (namesAny(one, language) ? one : `${plate} ${one}`))
}
