import type { TestProject } from 'vitest/node'
import { startServer } from '../support/server-under-test.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

/** Host sites of the widget's journeys, one an engine that has them, as the server is told. */
export const hostPorts = { Firefox: 3996, WebKit: 3997 } as const

/** One site for all engines. */
export default async function start(project: TestProject) {
  const server = await startServer({
    ALLOWED_ORIGINS: Object.values(hostPorts)
      .map((port) => `http://localhost:${port}`)
      .join(),
  })
  process.env.E2E_DATA_DIR = server.directory // where the tests read what was kept
  // By the name that the pages' own addresses have.
  project.provide('site', server.origin.replace('127.0.0.1', 'localhost'))
  return () => server.end()
}
