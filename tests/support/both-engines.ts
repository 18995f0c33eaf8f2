import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '#lib/store/engine'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { postgresBin, startPostgres } from './postgres.ts'

export type EngineName = 'SQLite' | 'PostgreSQL'

/** The engines this machine can run: PostgreSQL only where Debian's own server is installed. */
export const engineNames: readonly EngineName[] = postgresBin ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** What a server needs to be told to have an empty store of this engine. */
export async function storeSettings(
  name: EngineName,
): Promise<{ settings: Record<string, string>; end(): Promise<void> }> {
  if (name === 'SQLite') return { settings: {}, end: async () => {} }
  const server = await startPostgres()
  return { settings: { DATABASE_URL: await server.newDatabase() }, end: server.end }
}

/** An empty store of this engine in the test's own process. */
export async function openEngine(name: EngineName): Promise<{ engine: Engine; end(): Promise<void> }> {
  const { settings, end } = await storeSettings(name)
  if (settings.DATABASE_URL) {
    const engine = await openPostgres(settings.DATABASE_URL, () => {})
    return { engine, end: () => engine.close().then(end) }
  }
  const directory = mkdtempSync(join(tmpdir(), 'orca-engine-'))
  const engine = await openSqlite({ file: join(directory, 'orca.db') })
  return { engine, end: () => engine.close().then(() => rmSync(directory, { recursive: true })) }
}
