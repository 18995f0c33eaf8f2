import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments } from './tests/support/browser-arguments.ts'
import { mapOwnFramesOnly } from './tests/support/short-stacks.ts'

mapOwnFramesOnly()

const port = Number(process.env.E2E_PORT ?? 3210)
// One data folder a run, made before the workers start, so that tests read the leads the server kept.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'orca-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Hundreds of tests on a busy machine: one may meet a moment that the next try does not. `npm test` names it.
  retries: 1,
  // Tests wait for conditions; these only say when to give up, and a busy machine must not look like a fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.ORCA_TALLY ? [['line'], ['json', { outputFile: process.env.ORCA_TALLY }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
    trace: 'off',
  },
  webServer: {
    command: 'node server.mjs',
    url: `http://localhost:${port}/api/health/live`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Tests give each visitor an address of its own, so that one test's requests never use up another's limit.
      TRUSTED_PROXY_HOPS: '1',
      // An address whose error page is rendered on request; there is no page behind it.
      ROUTE_GUARDS: '{"/closed":["maintenance"]}',
      // The host sites of the widget's tests (tests/support/widget-host.ts).
      ALLOWED_ORIGINS: [3990, 3991, 3992].map((host) => `http://localhost:${host}`).join(),
    },
  },
})
