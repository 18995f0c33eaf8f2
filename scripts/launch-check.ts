/** `npm run launch-check`: says which settings a deployment still lacks before the public may use it, and why. */
import { launchGaps } from '#lib/config/launch-gaps'
import { readSettings } from './read-settings.ts'

const gaps = launchGaps(readSettings())
for (const { settings, why } of gaps) console.log(`✗ ${settings.join(' or ')}: ${why}`)
console.log(gaps.length === 0 ? '✓ Nothing is missing.' : `${gaps.length} to set; each is explained in .env.example.`)
process.exit(gaps.length === 0 ? 0 : 1)
