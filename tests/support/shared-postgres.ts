import type { TestProject } from 'vitest/node'
import { postgresBin, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

/** One PostgreSQL for all tests that only want an empty database: each of its own would make a cluster first. */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!postgresBin) return undefined
  const server = await startPostgres()
  project.provide('postgresPort', server.port)
  return () => server.end()
}
