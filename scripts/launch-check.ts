/** `npm run launch-check`: says which settings a deployment still lacks before the public may use it, and why. */
import { loadEnvFiles } from '#lib/config/env-files'
import { environment, SettingsError } from '#lib/config/environment'
import { launchGaps } from '#lib/config/launch-gaps'

loadEnvFiles()
try {
  const gaps = launchGaps(environment())
  for (const { settings, why } of gaps) console.log(`✗ ${settings.join(' or ')}: ${why}`)
  console.log(gaps.length === 0 ? '✓ Nothing is missing.' : `${gaps.length} to set; each is explained in .env.example.`)
  process.exit(gaps.length === 0 ? 0 : 1)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}
