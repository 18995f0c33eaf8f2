import { fieldsOf, forms, namesOf } from '#lib/forms/forms'
import { formKinds } from '#lib/forms/kinds'

const begin = '<!-- written by npm run docs: begin -->'
const end = '<!-- written by npm run docs: end -->'

const code = (name: string) => `\`${name}\``

function cells(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)]
}

function table(): string[] {
  const rows = formKinds.map((kind) => {
    const { reach } = forms[kind]
    const asked = fieldsOf(kind).filter(({ name }) => !(reach && (name === 'email' || name === 'phone')))
    const must = asked.filter(({ required }) => required).map(({ name }) => code(name))
    const may = namesOf(kind).filter((name) => !asked.some((field) => field.name === name && field.required))
    return [
      code(kind),
      [...must, ...(reach ? ['`email` or `phone`'] : [])].join(', '),
      may
        .filter((name) => !(reach && (name === 'email' || name === 'phone')))
        .map(code)
        .join(', '),
    ]
  })
  return cells([['kind', 'required', 'optional'], ...rows])
}

/** `docs/forms.md` with the table of today; the rest of the page stays as it is. */
export function formsPage(page: string): string {
  const [before = '', rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  return `${before}${begin}\n\n${table().join('\n')}\n\n${end}${after}`
}
