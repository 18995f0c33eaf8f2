import { apiErrors } from '#lib/protocol/api-errors'

/** A Markdown table as the formatter wants it: every column as wide as its widest cell. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [heading = [], ...others] = rows
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n')
}

/** `docs/api-errors.md`, from the table that the handlers use. */
export function apiErrorsPage(): string {
  const rows = Object.entries(apiErrors).map(([code, { status, when }]) => [String(status), `\`${code}\``, when])
  return `# How the interfaces refuse

Written from \`lib/protocol/api-errors.ts\` by \`npm run docs\`; a test compares them. JSON interfaces answer
\`{"code": "…", "fields": {"<name>": "<field code>"}}\`, \`fields\` with 422 only.

${markdownTable([['status', 'code', 'when'], ...rows])}
`
}
