import { test as base } from '@playwright/test'
import { visitorHeaders } from './visitor.ts'

/** Playwright's `test` with a visitor of its own for each: another address, so that no test uses up another's limits. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use(visitorHeaders()),
})
