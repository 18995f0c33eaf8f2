import { fieldsOf, forms, namesOf } from '#lib/forms/forms'
import { formKinds } from '#lib/forms/kinds'
import { terms } from '#lib/glossary/terms'
import { apiErrors } from '#lib/protocol/api-errors'
import { outside, type Room, rooms } from '../imports/rooms.ts'

export type Rows = readonly (readonly string[])[]

const code = (name: string) => `\`${name}\``

const errorRows = (): Rows => [
  ['status', 'code', 'when'],
  ...Object.entries(apiErrors).map(([name, { status, when }]) => [String(status), code(name), when]),
]

const formRows = (): Rows => [
  ['kind', 'required', 'optional'],
  ...formKinds.map((kind) => {
    const { reach } = forms[kind]
    // Of which one is enough.
    const isReach = (name: string) => reach === true && (name === 'email' || name === 'phone')
    const must: string[] = fieldsOf(kind).flatMap(({ name, required }) => (required && !isReach(name) ? [name] : []))
    const may = namesOf(kind).filter((name) => !must.includes(name) && !isReach(name))
    const required = [...must.map(code), ...(reach ? ['`email` or `phone`'] : [])]
    return [code(kind), required.join(', '), may.map(code).join(', ')]
  }),
]

/** Without what is of regular expressions alone. */
const plain = (words: readonly string[] = []) =>
  words.map((word) => word.replaceAll(/\(\?[:!][^)]*\)|[?|\\]/g, '')).join(', ')

const termRows = (): Rows => [
  ['中文', 'English', 'Meaning', 'Not (中文)', 'Not (English)'],
  ...terms.map(({ zh, en, meaning, forbidden }) => [zh, en, meaning, plain(forbidden.zh), plain(forbidden.en)]),
]

const roomRows = (): Rows => {
  const row = (name: string, { holds, imports, side }: Partial<Room>) =>
    [code(name), side ?? '', holds ?? '', imports?.join(', ') || 'nothing'] as const
  return [
    ['place', 'runs', 'holds', 'may run code of'],
    ...Object.entries(outside).map(([name, place]) => row(name, place)),
    ...Object.entries(rooms).map(([name, place]) => row(`lib/${name}`, place)),
  ]
}

/** What pages of the docs say about the code's own tables: rows of cells, the heads first. */
export const tables: Readonly<Record<string, () => Rows>> = {
  'docs/api-errors.md': errorRows,
  'docs/architecture.md': roomRows,
  'docs/forms.md': formRows,
  'docs/glossary.md': termRows,
}

const marks = ['<!-- written by npm run docs: begin -->', '<!-- written by npm run docs: end -->'] as const

/** A page in three: up to its table, the table, and what follows it. */
export function partsOf(page: string): readonly [before: string, table: string, after: string] {
  const [before = '', rest = ''] = page.split(marks[0])
  const [table = '', after = ''] = rest.split(marks[1])
  return [before + marks[0], table.trim(), marks[1] + after]
}
