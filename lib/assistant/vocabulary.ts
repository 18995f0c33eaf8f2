import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type CachedTable, cachedTable, once } from '#lib/assistant/table-cache'
import { type Locale, locales } from '#lib/i18n/locales'

/** Parts of one pattern, one a line. */
export const lines = z.array(z.string()).min(1)

/** One of each for every language. */
export const inEach = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(locales), schema)

/** A pattern of lines; `<name>` in them stands for a part of that name. */
export function patternOf(of: readonly string[], flags = '', parts: Readonly<Record<string, string>> = {}): RegExp {
  return new RegExp(
    of.join('|').replace(/<([a-z]+)>/g, (whole, name) => parts[name] ?? whole),
    flags,
  )
}

/** A file of `content/vocabulary` as YAML reads it, as the build keeps it: reading all of them takes a tenth of a second. */
export const vocabularyFile = (name: string): CachedTable<unknown> => ({
  name: `vocabulary.${name}`,
  schema: z.unknown(),
  make: () => {
    // The bundler would take it for a file of the build and trace the project.
    const file = join(process.cwd(), 'content/vocabulary', `${name}.yaml`)
    return parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  },
})

/** A table of `content/vocabulary`, read and `made` into what is used of it once; a wrong one throws and names its field. */
export function vocabulary<Schema extends z.ZodType, Made>(
  name: string,
  schema: Schema,
  made: (table: z.output<Schema>) => Made,
): () => Made {
  return once(() => {
    const table = schema.safeParse(cachedTable(vocabularyFile(name)))
    if (!table.success) throw new Error(`content/vocabulary/${name}.yaml: ${z.prettifyError(table.error)}`)
    return made(table.data)
  })
}

/** Turns of phrase, each told in `content/vocabulary/phrases.yaml`. */
const phrases = vocabulary('phrases', z.record(z.string(), inEach(lines)), (table) => {
  const of = (language: Locale) =>
    new Map(Object.entries(table).map(([kind, words]) => [kind, patternOf(words[language], 'iu')]))
  return { en: of('en'), zh: of('zh') }
})

function phrase(kind: string, language: Locale): RegExp {
  const pattern = phrases()[language].get(kind)
  if (!pattern) throw new Error(`content/vocabulary/phrases.yaml: no ${kind}`)
  return pattern
}

/** Whether a text has such a turn of phrase. */
export const says = (kind: string, text: string, language: Locale): boolean => phrase(kind, language).test(text)

/** A text without such turns of phrase. */
export const without = (kind: string, text: string, language: Locale): string =>
  text.split(phrase(kind, language)).join('')
