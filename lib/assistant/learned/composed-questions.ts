import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '#lib/i18n/locales'

const groupForm = z.strictObject({
  asked: z.array(z.string().includes('{}')).min(1),
  about: z.array(z.string()).min(1),
})
const groupsForm = z.record(z.string(), groupForm)

/** In how many ways each thing is asked about: more teach nothing new and take memory. */
const waysEach: Readonly<Record<ComposedKind, number>> = { outside: 5, untold: 3 }

/** What is nothing of ours, and what is about our boats and told nowhere. */
export type ComposedKind = 'outside' | 'untold'

/**
 * Questions put together from the ways of asking and the things in `content/questions/<kind>.<language>.yaml`: each thing
 * in a few ways, in turn, the same at every reading.
 */
export function composedQuestions(kind: ComposedKind, language: Locale): string[] {
  const file = join(process.cwd(), `content/questions/${kind}.${language}.yaml`)
  const groups = groupsForm.parse(parse(readFileSync(file, 'utf8')))
  return Object.values(groups).flatMap(({ asked, about }) => {
    const ways = Math.min(waysEach[kind], asked.length)
    return about.flatMap((thing, at) =>
      Array.from({ length: ways }, (_, way) =>
        (asked[(at + way * Math.ceil(asked.length / ways)) % asked.length] ?? '').replace('{}', thing),
      ),
    )
  })
}
