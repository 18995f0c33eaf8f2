import type { Ring } from '#lib/coverage-planning/geometry'
import { decodeFleet } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { SeasonPlan } from '#lib/planning/season-plan'
import type { ToolName } from '#lib/tool-address/thread'

interface BroughtWater {
  readonly islands: readonly Ring[]
  readonly shallows: readonly Ring[]
  /** As it is printed, and its unit. */
  readonly area: string
  readonly unit: string
}

/** A line that a person reads, and the tool whose own result says the same; null where every tool's does. */
export interface BroughtLine {
  readonly of: ToolName | null
  readonly text: string
}

interface LineWords {
  /** Names of the boats with given figures, by their preset. */
  fleets: Readonly<Record<string, string>>
  number(value: number, digits?: number): string
  messages: Messages['BroughtAlong']
}

/** The words of a thread as lines that a person reads. */
export function broughtLines(
  words: URLSearchParams,
  water: BroughtWater | null,
  season: SeasonPlan | null,
  { fleets, number, messages }: LineWords,
): BroughtLine[] {
  const lines: BroughtLine[] = []
  const add = (of: ToolName | null, text: string) => lines.push({ of, text })
  if (water) {
    const islands = water.islands.length + water.shallows.length
    add(null, formatMessage(messages.area, { area: water.area, unit: water.unit, islands }))
  }
  const kindText = (preset: string, count: string) =>
    formatMessage(messages.kind, { count, boat: fleets[preset] ?? messages.own })
  for (const key of ['a', 'b']) {
    const fleet = decodeFleet(words.get(key))
    if (fleet) add('coverage', formatMessage(messages.fleet, { fleet: kindText(fleet.preset, fleet.texts.boats) }))
  }
  const clearance = words.get('c')
  if (clearance) add('coverage', formatMessage(messages.clearance, { metres: clearance }))
  const visitors = words.get('d')?.split('_')[0]
  if (visitors) add('tour-boat', formatMessage(messages.day, { visitors }))
  if (words.has('v')) add('tour-boat', messages.year)
  if (words.has('f')) add('finder', messages.finder)
  if (season) {
    const { fleet } = season.work
    const kinds = [{ id: fleet.id, boats: season.boats.planned }, ...fleet.others]
    add(
      'season',
      formatMessage(messages.season, {
        fleet: kinds.map((kind) => kindText(kind.id, number(kind.boats))).join(' + '),
        hours: number(season.year.boatHours, 0),
        people: number(season.busiest.people),
        days: number(season.inputs.deadline, 1),
      }),
    )
  } else if (words.has('s')) add('season', messages.seasonUnread)
  return lines
}
