import { z } from 'zod'
import { type Settings, settings } from '#lib/config/settings'

/** A setting that is wrong; its message is one sentence for the operator and never repeats the value (it may be a key). */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Where in a setting written in JSON something is wrong: the `key` of the entry of a list, where it has one, and the path. */
function placeIn(text: string | undefined, path: readonly PropertyKey[]): string {
  const at = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  const entry = keyedEntry.safeParse(readJson(text))
  const [first] = path
  const key = entry.success && typeof first === 'number' ? entry.data[first]?.key : undefined
  return `${at.replace(/^\./, '')}${key ? ` (${key})` : ''}`
}

const keyedEntry = z.array(z.looseObject({ key: z.string().optional().catch(undefined) }).catch({}))

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** The settings as typed values, or one sentence about the first that is wrong. An empty value counts as unset. */
export function readEnvironment(source: Record<string, string | undefined>): Settings {
  // Files written on Windows end lines in CR, and what is pasted brings blanks along.
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const)
  const values = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = settings.safeParse(values)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const [setting, ...path] = issue?.path ?? []
  const name = String(setting)
  const place = path.length > 0 ? `${placeIn(values[name], path)}: ` : ''
  throw new SettingsError(`The setting ${name} is wrong: ${place}${issue?.message ?? z.prettifyError(result.error)}.`)
}

let parsed: Settings | undefined

/** This process's settings, parsed once. The server checks them before it listens, so later calls do not fail. */
export function environment(): Settings {
  parsed ??= readEnvironment(process.env)
  return parsed
}

/** What times of deliveries are multiplied by: 1 is real time; rehearsals and tests run faster. */
export const timeScale = (): number => environment().DELIVERY_TIME_SCALE
