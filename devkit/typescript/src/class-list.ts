import { FormatError } from './format-error.ts'

/** Names of files that list classes: one a line, or `names` of a YOLO data file. */
export const isClassList = (name: string): boolean =>
  /(?:^|\/)(?:predefined_)?(?:classes|class_names)\.txt$|\.names$|\.ya?ml$/i.test(name)

/** Reads the classes in order from `classes.txt`, `obj.names` or `data.yaml`. Throws FormatError. */
export function readClassList(name: string, text: string): string[] {
  const listed = /\.ya?ml$/i.test(name) ? namesInYaml(text) : text.split(/\r?\n/).map((line) => line.trim())
  while (listed.at(-1) === '') listed.pop()
  if (listed.length === 0) throw new FormatError(name, 'lists no classes', { code: 'noClasses' })
  return listed.map((given, number) => given || String(number))
}

/** The classes as a file that YOLO's tools read beside the labels: a name of two lines is one all the same. */
export const writeClassList = (names: readonly string[]): string =>
  names.map((name) => `${name.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()}\n`).join('')

/** The forms in which YOLO's data files hold `names`: `[a, b]`, `{0: a, 1: b}`, lines with `- a` or with `0: a`. */
function namesInYaml(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trimEnd())
  const start = lines.findIndex((line) => /^names\s*:/.test(line))
  if (start < 0) return []
  const rest = (lines[start] ?? '').replace(/^names\s*:\s*/, '')
  if (/^[[{]/.test(rest)) {
    const inner = [rest, ...lines.slice(start + 1)].join(' ')
    return numbered(splitOutsideQuotes(inner.slice(1, inner.search(/[\]}]/))))
  }
  const block = lines.slice(start + 1)
  const end = block.findIndex((line) => line !== '' && !/^(?:\s|-)/.test(line))
  return numbered(block.slice(0, end < 0 ? undefined : end).map((line) => line.trim().replace(/^-\s*/, '')))
}

const splitOutsideQuotes = (text: string): string[] => text.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? []

/** Entries in order, or by the number before their colon. */
function numbered(entries: readonly string[]): string[] {
  const names: string[] = []
  for (const entry of entries.map((written) => written.trim()).filter(Boolean)) {
    const [, number, name] = /^(\d{1,4})\s*:\s*(.*)$/.exec(entry) ?? []
    names[number === undefined ? names.length : Number(number)] = unquoted(name ?? entry)
  }
  return Array.from(names, (name) => name ?? '')
}

const unquoted = (text: string) => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text
