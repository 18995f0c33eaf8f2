// Keeps what the bench measured: JSON for the next comparison, and a page for people, each figure beside the last one
// that stands in git.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const data = 'docs/performance.json'
const text = 'docs/performance.md'

function last() {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${data}`], { encoding: 'utf8' })
  return status === 0 ? JSON.parse(stdout) : {}
}

const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1))

function cell(value, before) {
  if (value === undefined || value === null) return '–'
  return before === undefined || before === null || shown(before) === shown(value)
    ? shown(value)
    : `${shown(value)} (${shown(before)})`
}

function table({ conditions, measuredAt, rows }, before) {
  const [columns] = Object.values(rows)
    .map(Object.keys)
    .sort((one, other) => other.length - one.length)
  const lines = Object.entries(rows).map(
    ([name, figures]) =>
      `| ${name} | ${columns.map((column) => cell(figures[column], before?.rows?.[name]?.[column])).join(' | ')} |`,
  )
  const head = `| | ${columns.join(' | ')} |\n|---|${columns.map(() => '---|').join('')}`
  return `${conditions}\n\nAt ${measuredAt}.\n\n${head}\n${lines.join('\n')}\n`
}

/** Puts newly measured sections (`conditions`, and `rows` of figures by column) in place of the old; @returns the page. */
export function writeReport(sections) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const measuredAt = `\`${commit}\`, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`
  const kept = existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : {}
  for (const [title, section] of Object.entries(sections)) kept[title] = { measuredAt, ...section }
  const before = last()
  const parts = Object.entries(kept).map(([title, section]) => `## ${title}\n\n${table(section, before[title])}`)
  writeFileSync(data, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(
    text,
    `# Performance\n\nWritten by \`npm run bench\`; in brackets what stood here before. Times rank what one run measured and promise\nnothing for another machine; bytes and elements are exact.\n\n${parts.join('\n')}`,
  )
  return readFileSync(text, 'utf8')
}
