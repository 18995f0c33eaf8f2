import { z } from 'zod'

const kilobyte = 1024
/** Gzip bytes of script that an empty app of this framework starts with, as `npm run bench` measures it. */
const floor = 133 * kilobyte
/** What a page may add to that: more where a form of its own checks, keeps a draft and sends (docs/decisions/050). */
const mostOverFloor = { page: 12 * kilobyte, form: 16 * kilobyte }

const scripts = z.array(z.object({ src: z.string() }))

/**
 * By how many gzip bytes the framework of a page passes its budget; 0 when it holds, or where none is loaded. The page's
 * data is not counted: it is the page's content once more.
 * @param html a prerendered page that starts on intent
 * @param bytesOf gzip bytes of a script by its address
 */
export function bytesTooMany(html: string, bytesOf: (src: string) => number): number {
  const [, json] = /id="orca-framework">(.*?)<\/script>/.exec(html) ?? []
  if (!json) return 0
  const bytes = scripts
    .parse(JSON.parse(json))
    .filter(({ src }) => !src.startsWith('/_next/static/start/'))
    .reduce((sum, { src }) => sum + bytesOf(src), 0)
  const most = floor + mostOverFloor[html.includes('data-form-end') ? 'form' : 'page']
  return Math.max(0, bytes - most)
}
