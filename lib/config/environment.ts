import { z } from 'zod'
import { renamedSettingsIn, withNewNames } from '#lib/config/renamed-settings'
import { type Settings, settings } from '#lib/config/settings'

/** A setting that is wrong; its message is one sentence for the operator and never repeats the value (it may be a key). */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The settings as typed values, or one sentence about the first that is wrong. An empty value counts as unset. */
export function readEnvironment(source: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.entries(withNewNames(source)).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(values)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0])
  const given = renamedSettingsIn(source).find((renamed) => renamed.name === name)?.old ?? name
  throw new SettingsError(`The setting ${given} is wrong: ${issue?.message ?? z.prettifyError(result.error)}.`)
}

let parsed: Settings | undefined

/** This process's settings, parsed once. The server checks them before it listens, so later calls do not fail. */
export function environment(): Settings {
  parsed ??= readEnvironment(process.env)
  return parsed
}
