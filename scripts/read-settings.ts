import { loadEnvFiles } from '#lib/config/env-files'
import { environment, SettingsError } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'

/** The settings of a command at a terminal; a wrong one ends it with the sentence that says which. */
export function readSettings(): Settings {
  loadEnvFiles()
  try {
    return environment()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
