/**
 * `npm run indexnow`: after a deployment, tells search engines by IndexNow which pages exist. Needs SITE_URL and INDEXNOW_KEY (the
 * build writes the key file); `-- --dry-run` only prints.
 */
import { reasonOf } from '#lib/runtime/log'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { indexedPages } from '#lib/seo/indexed-pages'
import { readSettings } from './read-settings.ts'

const { SITE_URL, INDEXNOW_KEY, INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow' } = readSettings()
if (!SITE_URL || !INDEXNOW_KEY) {
  console.error('IndexNow needs SITE_URL and INDEXNOW_KEY (see .env.example).')
  process.exit(1)
}
const body = {
  host: new URL(SITE_URL).host,
  key: INDEXNOW_KEY,
  keyLocation: `${SITE_URL}/${INDEXNOW_KEY}.txt`,
  urlList: indexedPages().flatMap(({ path, languages }) => languages.map((language) => absoluteUrl(path, language))),
}
if (process.argv.includes('--dry-run')) {
  console.log(JSON.stringify(body, null, 2))
  process.exit(0)
}
const response = await fetch(INDEXNOW_ENDPOINT, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
  signal: AbortSignal.timeout(20_000),
}).catch((error: unknown) => {
  console.error(`IndexNow cannot be reached: ${reasonOf(error)}.`)
  process.exit(1)
})
if (!response.ok) {
  console.error(`IndexNow answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
  process.exit(1)
}
console.log(`IndexNow was told of ${body.urlList.length} pages.`)
