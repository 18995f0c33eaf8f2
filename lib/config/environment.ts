import { z } from 'zod'
import { type Settings, settings } from '#lib/config/settings'

/** A setting that is wrong; its message is one sentence for the operator and never repeats the value (it may be a key). */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The settings as typed values, or one sentence about the first that is wrong. An empty value counts as unset. */
export function readEnvironment(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new SettingsError(
    `The setting ${String(issue?.path[0])} is wrong: ${issue?.message ?? z.prettifyError(result.error)}.`,
  )
}

let parsed: Settings | undefined

/** This process's settings, parsed once. The server checks them before it listens, so later calls do not fail. */
export function environment(): Settings {
  parsed ??= readEnvironment(process.env)
  return parsed
}
