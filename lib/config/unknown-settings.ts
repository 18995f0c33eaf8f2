import { settings } from '#lib/config/settings'

/** What settings of earlier releases are called now. */
const renamed: Readonly<Record<string, string>> = { DELIVERY_PACE: 'DELIVERY_TIME_SCALE', ROBOT_URL: 'GROUP_BOT_URL' }

/** Of the system, though they resemble a setting: cron's own. */
const foreign = new Set(['MAILTO'])

/** Shorter names resemble those of the system by chance, such as HOST and HOME. */
const shortest = 7

/** A letter too many, missing or wrong, twice; or two that changed places. */
const mostSlips = 2

/** The fewest letters to add, leave out or replace that turn one word into another. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Names in the environment that are no settings and look like one: an earlier name or a slip of the pen, and what is meant. */
export function unknownSettings(source: Record<string, string | undefined>): { name: string; meant: string }[] {
  const known = Object.keys(settings.shape)
  return Object.entries(source).flatMap(([name, value]) => {
    if (!value?.trim() || known.includes(name) || foreign.has(name)) return []
    const meant =
      renamed[name] ??
      known.find(
        (candidate) => candidate.length >= shortest && slipsBetween(name.toUpperCase(), candidate) <= mostSlips,
      )
    return meant === undefined ? [] : [{ name, meant }]
  })
}
