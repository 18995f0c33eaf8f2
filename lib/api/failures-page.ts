import { failures } from '#lib/api/failures'

/** `docs/failures.md`, from the table that the doors use. */
export function failuresPage(): string {
  const rows = Object.entries(failures).map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`)
  return `# How the doors refuse

Written from \`lib/api/failures.ts\` by \`npm run failures\`; a test compares them. JSON doors answer
\`{"code": "…", "fields": {"<name>": "<field code>"}}\`, \`fields\` with 422 only.

| status | code | when |
|---|---|---|
${rows.join('\n')}
`
}
