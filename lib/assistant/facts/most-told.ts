import { boatFacts } from '#lib/assistant/facts/boat-fact'
import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { entryTelling } from '#lib/assistant/facts/property-entries'
import type { Told } from '#lib/assistant/facts/told'
import { chatMessages } from '#lib/assistant/messages'
import { boatSlugs } from '#lib/content/fleet'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

const comparedKeys = ['endurance', 'load', 'draft', 'coverArea', 'passengers', 'deckArea'] as const
const comparedBy = (key: BoatPropertyKey): key is (typeof comparedKeys)[number] =>
  comparedKeys.some((each) => each === key)

/** All boats whose pages tell a property, those that have most of it first; none where no page tells it. */
export function mostTold(key: BoatPropertyKey, language: Locale): Told | undefined {
  const { most, openForAll, properties } = chatMessages[language].ChatFacts
  const told = boatSlugs
    .flatMap((slug) => boatFacts({ slug }, key, language))
    .filter(({ most: figure }) => figure !== undefined)
    .toSorted((one, other) => (other.most ?? 0) - (one.most ?? 0))
  const heading = comparedBy(key) ? most[key] : undefined
  const isTold = told.length > 0 && heading !== undefined
  return {
    lines: isTold
      ? [heading, ...told.map(({ text }) => text)]
      : [formatMessage(openForAll, { property: properties[key] })],
    isTold,
    indicative: told.some(({ indicative }) => indicative),
    entry: entryTelling(key, language),
    page: '/product',
    boats: [],
  }
}
