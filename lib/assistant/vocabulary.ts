import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type KeptTable, keptTable } from '#lib/assistant/kept-table'
import { locales } from '#lib/i18n/locales'

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
export const vocabularyFile = (name: string): KeptTable<unknown> => ({
  name: `vocabulary.${name}`,
  schema: z.unknown(),
  make: () => {
    // The bundler would take it for a file of the build and trace the project.
    const file = join(process.cwd(), 'content/vocabulary', `${name}.yaml`)
    return parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  },
})

/**
 * A table of `content/vocabulary`: words by which questions are understood, for writers to add to. It is read and
 * `made` into what is used of it once, when it is first used; a wrong one throws and is named with its field.
 */
export function vocabulary<Schema extends z.ZodType, Made>(
  name: string,
  schema: Schema,
  made: (table: z.output<Schema>) => Made,
): () => Made {
  let kept: { made: Made } | undefined
  return () => {
    if (kept) return kept.made
    const table = schema.safeParse(keptTable(vocabularyFile(name)))
    if (!table.success) throw new Error(`content/vocabulary/${name}.yaml: ${z.prettifyError(table.error)}`)
    kept = { made: made(table.data) }
    return kept.made
  }
}
