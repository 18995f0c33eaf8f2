import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Section } from '#lib/chat/answers/pages/page-search'
import type { Locale } from '#lib/i18n/locales'

/** Where a build leaves what its pages say: a third of a megabyte a language. */
const fileOf = (language: Locale) => join(process.cwd(), `.next/orca-learned/pages.${language}.json`)

const keptForm = z.array(
  z.object({
    path: z.string(),
    address: z.string(),
    page: z.string(),
    headings: z.array(z.string()),
    sentences: z.array(z.string()),
  }),
)

/** Leaves what the pages of a language say beside the build. */
export function keepPages(sections: readonly Section[], language: Locale): void {
  mkdirSync(dirname(fileOf(language)), { recursive: true })
  writeFileSync(fileOf(language), JSON.stringify(sections))
}

function readKept(language: Locale): readonly Section[] {
  try {
    return keptForm.parse(JSON.parse(readFileSync(fileOf(language), 'utf8')))
  } catch {
    return [] // no build, or a file that was cut off
  }
}

// Modules are instantiated more than once in one process: one list for all of them.
const key = Symbol.for('orca.pages')
const holder: typeof globalThis & { [key]?: Map<Locale, readonly Section[]> } = globalThis

/**
 * What the built pages of a language say, read with the first question that needs it. Nothing without a build: while
 * somebody works on the site its pages are rendered one by one as they are looked at, so there is nothing to read from.
 */
export function keptPages(language: Locale): readonly Section[] {
  if (process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development') return []
  holder[key] ??= new Map()
  const kept = holder[key].get(language) ?? readKept(language)
  holder[key].set(language, kept)
  return kept
}
