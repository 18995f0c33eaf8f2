import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { EntryProblem } from '#lib/entries/entry-problem'
import { type Body, parseBody } from '#lib/entries/markdown-body'
import { type EntryFields, type EntryKind, entryFields } from '#lib/entries/schemas'
import type { Locale } from '#lib/i18n/locales'

/** Fields that are written in a language; every other field states a fact and is the same in both files. */
const written = new Set(['title', 'summary', 'place', 'team', 'sources', 'asks', 'body', 'minutes'])

function facts(entry: object): Map<string, unknown> {
  return new Map(Object.entries(entry).filter(([name]) => !written.has(name)))
}

/** The first field in which the two languages of an entry disagree, or undefined. */
function translationProblem(chinese: object, english: object): string | undefined {
  const [zh, en] = [facts(chinese), facts(english)]
  return [...new Set([...zh.keys(), ...en.keys()])].find((name) => !isDeepStrictEqual(zh.get(name), en.get(name)))
}

const hanPerMinute = 400
const wordsPerMinute = 220

/** Whole minutes a text takes to read, at least one: Chinese counts characters, everything else words. */
function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(han / hanPerMinute + words / wordsPerMinute))
}

export type Entry<Kind extends EntryKind> = EntryFields[Kind] & {
  slug: string
  body: Body
  minutes: number
}

export type NewsEntry = Entry<'news'>
export type CaseEntry = Entry<'cases'>
export type JobEntry = Entry<'jobs'>
export type FaqEntry = Entry<'faq'>

const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(zh|en)\.md$/

/** Where the company's own texts lie; other folders only in tests. */
export const contentRoot = join(process.cwd(), 'content')

function slugsIn(root: string, kind: EntryKind): string[] {
  const slugs = new Set<string>()
  for (const name of readdirSync(join(root, kind)).filter((entry) => !entry.startsWith('.'))) {
    const slug = fileName.exec(name)?.[1]
    if (!slug) {
      throw new EntryProblem(`${kind}/${name}`, 'file name', 'must be lowercase-words.zh.md or lowercase-words.en.md')
    }
    slugs.add(slug)
  }
  return [...slugs].sort()
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    throw new EntryProblem(file, 'file', 'is missing: every entry is written in both languages')
  }
}

function readEntry<Kind extends EntryKind>(root: string, kind: Kind, slug: string, locale: Locale): Entry<Kind> {
  const file = `${kind}/${slug}.${locale}.md`
  const { fields, body } = splitFrontMatter(file, readText(root, file))
  const parsed = entryFields[kind].safeParse(fields)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined
    throw new EntryProblem(file, unknown ?? issue?.path.join('.') ?? 'front matter', issue?.message ?? 'is wrong')
  }
  // The compiler cannot follow that the schema looked up under `kind` yields the fields of that very kind.
  const checked = parsed.data as EntryFields[Kind]
  return { ...checked, slug, body: parseBody(file, body, locale), minutes: readingMinutes(body) }
}

function readKind<Kind extends EntryKind>(root: string, kind: Kind): Record<Locale, Entry<Kind>[]> {
  const entries: Record<Locale, Entry<Kind>[]> = { zh: [], en: [] }
  for (const slug of slugsIn(root, kind)) {
    const zh = readEntry(root, kind, slug, 'zh')
    const en = readEntry(root, kind, slug, 'en')
    const problem = translationProblem(zh, en)
    if (problem) throw new EntryProblem(`${kind}/${slug}.en.md`, problem, 'must be the same in both languages')
    entries.zh.push(zh)
    entries.en.push(en)
  }
  return entries
}

const read = new Map<string, unknown>()

/** All entries of a kind in one language, by slug; checks both languages. Read once, except in development. */
export function readEntries<Kind extends EntryKind>(kind: Kind, locale: Locale, root = contentRoot): Entry<Kind>[] {
  const remembers = process.env.NODE_ENV !== 'development'
  const key = `${root}/${kind}` // no path.join: Turbopack would take it for a file of the build and trace the project
  // What is kept under a kind's folder was read by `readKind` of that kind.
  const cached = read.get(key) as Record<Locale, Entry<Kind>[]> | undefined
  const entries = cached ?? readKind(root, kind)
  if (remembers) read.set(key, entries)
  return entries[locale]
}

const fenced = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/

interface Halves {
  /** The front matter as YAML read it: not yet checked. */
  fields: unknown
  body: string
}

/** Parts a content file into the fields between its two `---` lines and the Markdown below them. */
function splitFrontMatter(file: string, text: string): Halves {
  const match = fenced.exec(text.replace(/^\uFEFF/, '')) // a byte order mark is what some editors on Windows add
  if (!match) throw new EntryProblem(file, 'front matter', 'the file must begin with fields between two lines of ---')
  const [, head = '', body = ''] = match
  const document = parseDocument(head)
  const [fault] = document.errors
  if (fault) throw new EntryProblem(file, 'front matter', fault.message.split('\n', 1)[0] ?? fault.code)
  return { fields: document.toJS() ?? {}, body }
}
