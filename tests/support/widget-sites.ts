import { afterAll, beforeAll, describe } from 'vitest'
import { engineNames, storeSettings } from './both-engines.ts'
import { type ServerUnderTest, startServer } from './server-under-test.ts'
import { WidgetClient } from './widget-client.ts'

/** What the site `pk_lake` and the server both know: it signs the tokens of that site's users. */
export const identitySecret = 'shared with the host, 16 or more'

/** The address is only known once the server runs: the list of sites names a fixed page instead. */
const ownPage = 'https://orca.example'

const sites = [
  { key: 'pk_orca', origins: [ownPage], language: 'zh', contacts: { phone: '400 000 0000' } },
  { key: 'pk_lake', origins: ['https://lake.example'], language: 'en', identitySecret, missingOrigin: true },
  { key: 'pk_quiet', origins: ['https://quiet.example'], language: 'en', contacts: { board: false } },
]

/** A visitor of a page of ours. */
export class Visitor extends WidgetClient {
  override call(path: string, call: Parameters<WidgetClient['call']>[1] = {}) {
    return super.call(path, { ...call, headers: { Origin: ownPage, ...call.headers } })
  }
}

export interface WidgetSites {
  readonly server: ServerUnderTest
  /** A second process over the same data. */
  another(): Promise<ServerUnderTest>
  /** A server of the same sites with a store of its own, which the test ends. */
  apart(): Promise<ServerUnderTest>
  /** Somebody with the widget open on a page of ours. */
  visitor(at?: ServerUnderTest): Promise<Visitor>
}

/** The same tests on each engine, at one server that answers for three sites. */
export function describeWidgetSites(tests: (sites: WidgetSites) => void): void {
  describe.each(engineNames)('%s', (name) => {
    let store: Awaited<ReturnType<typeof storeSettings>>
    let settings: Record<string, string>
    let server: ServerUnderTest | undefined
    const others: ServerUnderTest[] = []

    beforeAll(async () => {
      store = await storeSettings(name)
      settings = { ...store.settings, WIDGET_SITES: JSON.stringify(sites) }
      server = await startServer(settings)
    }, 60_000)
    afterAll(async () => {
      for (const other of others) await other.end()
      await server?.end()
      await store.end()
    })
    const running = () => {
      if (!server) throw new Error('The server starts before the first test.')
      return server
    }

    tests({
      get server() {
        return running()
      },
      async another() {
        const other = await startServer(settings, running().directory)
        others.push(other)
        return other
      },
      apart: () => startServer(settings),
      visitor: (at = running()) => new Visitor(at.origin).open(),
    })
  })
}
