import 'server-only'
import { execFileSync } from 'node:child_process'
import { isRoutePath } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

/** Days by file, newest first, from the repository's history; empty where there is no repository (a release archive). */
function readHistory(): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  try {
    const log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=@%cs', '--name-only', '--', 'app'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    let day = ''
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      else if (line && !days.has(line)) days.set(line, day)
    }
  } catch {
    return days
  }
  return days
}

let history: ReadonlyMap<string, string> | undefined

/** The day of a page's last change, from its folder's git history, so that every build of a commit agrees; undefined if unknown. */
export function lastModified(path: SitePath): string | undefined {
  if (!isRoutePath(path)) return undefined
  history ??= readHistory()
  const folder = path === '/' ? 'app/[locale]/' : `app/[locale]${path}/`
  const own = [...history].filter(([file]) => file.startsWith(folder) && !file.slice(folder.length).includes('/'))
  return own
    .map(([, day]) => day)
    .toSorted()
    .at(-1)
}
