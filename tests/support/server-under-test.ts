import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppProcess, startApp } from './app-process.ts'

/** The whole built application when `npm test` has built one, else the handlers alone. */
const entry = process.env.ORCA_BUILT ? 'app' : 'api'

export interface ServerUnderTest extends AppProcess {
  directory: string
  /** The same server over the same data again, on the same port. */
  restart(): Promise<ServerUnderTest>
  end(): Promise<void>
}

/** A real server process with a store of its own; settings are those of production. */
export async function startServer(
  settings: Record<string, string> = {},
  directory = mkdtempSync(join(tmpdir(), 'orca-api-')),
  port?: number,
  wrapper?: readonly string[],
): Promise<ServerUnderTest> {
  // Minutes are seconds at this scale: nobody is reminded of who waits, but where a test wants it.
  const rehearsal = { DELIVERY_TIME_SCALE: '0.02', CHAT_REMINDERS: '0' }
  const all = { DATA_DIR: directory, TRUSTED_PROXY_HOPS: '1', ...rehearsal, ...settings }
  const app = await startApp(entry, all, port, wrapper)
  return {
    ...app,
    directory,
    restart: () => startServer(settings, directory, Number(new URL(app.origin).port), wrapper),
    async end() {
      await app.kill('SIGKILL')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
