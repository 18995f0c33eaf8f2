import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { Engine } from '#lib/store/engine'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { postgresBin, queryAt } from './postgres.ts'

export type EngineName = 'SQLite' | 'PostgreSQL'

/** The engines this machine can run: PostgreSQL only where Debian's own server is installed. */
export const engineNames: readonly EngineName[] = postgresBin ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** `test` for what is the same whatever the store is: only with the first engine. */
export const testWithFirst = (name: EngineName) => (title: string, run: () => Promise<void>) => {
  if (name === engineNames[0]) test(title, run)
}

/** Address of a new, empty database of the shared server, which goes with the server at the end. */
export async function newSharedDatabase(): Promise<string> {
  const name = `orca_${randomUUID().replaceAll('-', '')}`
  const port = inject('postgresPort')
  await queryAt(port, `create database ${name}`)
  return `postgres://orca@127.0.0.1:${port}/${name}`
}

/** What a server needs to be told to have an empty store of this engine. */
export async function storeSettings(
  name: EngineName,
): Promise<{ settings: Record<string, string>; end(): Promise<void> }> {
  if (name === 'SQLite') return { settings: {}, end: async () => {} }
  return { settings: { DATABASE_URL: await newSharedDatabase() }, end: async () => {} }
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

/** The same tests on every engine, each in a store of its own that is empty at first. */
export function describeOnEachEngine(tests: (store: { readonly engine: Engine }) => void): void {
  describe.each(engineNames)('%s', (name) => {
    let opened: Awaited<ReturnType<typeof openEngine>> | undefined
    beforeAll(async () => {
      opened = await openEngine(name)
    }, 60_000)
    afterAll(() => opened?.end())
    tests({
      get engine() {
        if (!opened) throw new Error('The store opens before the first test.')
        return opened.engine
      },
    })
  })
}
