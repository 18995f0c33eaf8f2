import { parseDocument } from 'yaml'
import { EntryProblem } from '#lib/entries/entry-problem'

const fenced = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/

interface Halves {
  /** The front matter as YAML read it: not yet checked. */
  fields: unknown
  body: string
}

/** Parts a content file into the fields between its two `---` lines and the Markdown below them. */
export function splitFrontMatter(file: string, text: string): Halves {
  const match = fenced.exec(text.replace(/^\uFEFF/, '')) // a byte order mark is what some editors on Windows add
  if (!match) throw new EntryProblem(file, 'front matter', 'the file must begin with fields between two lines of ---')
  const [, head = '', body = ''] = match
  const document = parseDocument(head)
  const [fault] = document.errors
  if (fault) throw new EntryProblem(file, 'front matter', fault.message.split('\n', 1)[0] ?? fault.code)
  return { fields: document.toJS() ?? {}, body }
}
