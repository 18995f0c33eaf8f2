import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

export const nothingOfOurs = 'none'
/** What is about our boats and told nowhere on our pages: a person has to answer. */
export const toldNowhere = 'unanswered'
/** Before the kind of talk (`talk-thanks`). */
export const talkMark = 'talk-'

/** Whether something filed so is about our boats, told or not. */
export const isOfOurs = (slug: string) => slug !== nothingOfOurs && !slug.startsWith(talkMark)

export interface SampleQuestion {
  text: string
  /** The entry that answers it; `none`, `unanswered`, or a kind of talk. */
  slug: string
}

const heading = /^## ([a-zA-Z0-9-]+)$/

const folder = join(process.cwd(), 'content/questions')

/** The samples of one file. A line that is neither a heading, a question nor blank throws: a typing error would lose a question. */
function samplesIn(file: string): SampleQuestion[] {
  const samples: SampleQuestion[] = []
  let slug: string | undefined
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const named = heading.exec(line)?.[1]
    if (named) slug = named
    else if (line.startsWith('- ') && slug) samples.push({ text: line.slice(2).trim(), slug })
    else if (line.trim() !== '')
      throw new Error(`content/questions/${file}: "${line}" is neither a heading nor a question`)
  }
  return samples
}

/** Questions by the entry that answers them: `content/questions/[<matter>.]<language>.md`, and each entry's title and `asks`. */
export function sampleQuestions(language: Locale): SampleQuestion[] {
  const files = readdirSync(folder).filter((file) => file === `${language}.md` || file.endsWith(`.${language}.md`))
  const samples = files.toSorted().flatMap(samplesIn)
  for (const { slug: own, title, asks, topic } of readEntries('faq', language)) {
    // "Hello" and "thanks" are filed under the kinds of talk.
    if (topic === 'talk' && !samples.some((sample) => sample.slug === own)) continue
    for (const text of [title, ...asks]) samples.push({ text, slug: own })
  }
  return samples
}
