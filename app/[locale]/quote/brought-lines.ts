import type { Ring } from '#lib/coverage-planning/geometry'
import { decodeFleet } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'

interface BroughtWater {
  readonly islands: readonly Ring[]
  readonly shallows: readonly Ring[]
  /** As it is printed, and its unit. */
  readonly area: string
  readonly unit: string
}

/** The words of a thread as lines that a person reads. */
export function broughtLines(
  words: URLSearchParams,
  water: BroughtWater | null,
  fleets: Readonly<Record<string, string>>,
  messages: Messages['BroughtAlong'],
): string[] {
  const fleetLines = ['a', 'b'].flatMap((key) => {
    const fleet = decodeFleet(words.get(key))
    if (!fleet) return []
    return formatMessage(messages.fleet, { count: fleet.texts.boats, boat: fleets[fleet.preset] ?? messages.own })
  })
  const clearance = words.get('c')
  const visitors = words.get('d')?.split('_')[0]
  return [
    ...(water
      ? [
          formatMessage(messages.area, {
            area: water.area,
            unit: water.unit,
            islands: water.islands.length + water.shallows.length,
          }),
        ]
      : []),
    ...fleetLines,
    ...(clearance ? [formatMessage(messages.clearance, { metres: clearance })] : []),
    ...(visitors ? [formatMessage(messages.day, { visitors })] : []),
    ...(words.has('v') ? [messages.year] : []),
    ...(words.has('f') ? [messages.finder] : []),
    ...(words.has('s') ? [messages.season] : []),
  ]
}
