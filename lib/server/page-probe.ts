import { get } from 'node:http'
import { environment } from '#lib/config/environment'
import { runGuards } from '#lib/routes/guards'

/** A page that is always there. */
const probed = { path: '/privacy', full: '/en/privacy' } as const
const patienceMs = 2_000
/** An answer counts this long, so that probes do not become load. */
const freshMs = 5_000

interface Place {
  host: string
  port: number
}

let place: Place | undefined
let last: { at: number; answers: Promise<boolean> } | undefined

/** Records this process's address for probes, once it serves pages. Always an IP address, since a container may not resolve localhost. */
export function probePagesAt({ host, port }: { host: string | undefined; port: number }): void {
  const anywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  place = { host: anywhere[host ?? ''] ?? host ?? '127.0.0.1', port }
}

function ask(at: Place): Promise<boolean> {
  // A page that the operator closed answers with the guard's status, and that is right.
  const expected = runGuards(probed, environment().ROUTE_GUARDS)?.status ?? 200
  return new Promise((resolve) => {
    const request = get({ ...at, path: probed.full, agent: false, timeout: patienceMs }, (answer) => {
      answer.resume()
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      resolve(answer.statusCode === expected && isPage)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

/** Whether this process answers a page, asked over the address that it listens on as a visitor asks. */
export function pagesAnswer(): Promise<boolean> {
  if (!place) return Promise.resolve(true)
  if (last && performance.now() - last.at <= freshMs) return last.answers
  const answers = ask(place)
  last = { at: performance.now(), answers }
  // A process that was only starting is asked again at once.
  void answers.then((isPage) => {
    if (!isPage && last?.answers === answers) last = undefined
  })
  return answers
}
