import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'tests/support/shared-learning.ts',
          setupFiles: 'tests/support/shared-document.ts',
          // A file that needs a browser's document says so with `@vitest-environment jsdom`.
          environment: 'node',
          // One worker's files share what they load: apart, loading takes a third of the run. Whatever a test changes of
          // its process it puts back.
          isolate: false,
          // Seconds of work for the longest; a busy machine must not look like a fault.
          testTimeout: 90_000,
          include: ['{app,components,devkit,lib,scripts,styles,widget}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{contract,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/shared-postgres.ts', 'tests/support/bundled-programs.ts'],
          testTimeout: 45_000,
          // Tests of one file that run side by side, each with a server: more would wait for the disk.
          maxConcurrency: 3,
          // Real processes on a busy machine; `npm test` names what held only at the second try.
          retry: 1,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/site.ts',
          // Vitest's own second is less than a page's answer takes at times.
          expect: { poll: { timeout: 15_000 } },
          // Real browsers on a busy machine; `npm test` names what held only at the second try.
          retry: 1,
        },
      },
    ],
  },
})
