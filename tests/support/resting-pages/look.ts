import type { Page } from '@playwright/test'

/** Something that is promised of pages as they stand before anybody acts (`walk.ts`). */
export interface Look {
  /** A failure is told under it. */
  promise: string
  /** The pages of which it is promised, each with the widths of window at which it is looked at, in CSS pixels. */
  places: readonly Place[]
  /** What breaks it on the open page, in words. */
  broken: (page: Page, place: { at: string; width: number }) => Promise<string[]>
  /** Whether the page is another one once it has been looked at. */
  changesPage?: true
}

interface Place {
  at: string
  widths: readonly number[]
}

/** The same widths on each of these pages. */
export const everywhere = (pages: readonly string[], widths: readonly number[]): Place[] =>
  pages.map((at) => ({ at, widths }))

/** Paths without a prefix, in Chinese and then in English. */
export const inBothLanguages = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.map((path) => (path === '/' ? '/en' : `/en${path}`)),
]
