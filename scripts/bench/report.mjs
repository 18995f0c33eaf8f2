// Writes what the bench measured: JSON for the next comparison, and a page for people, each figure beside the last one
// that stands in git.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = (ending) => `docs/performance.${ending}`
const data = file('json')
const text = file('md')

function last() {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${data}`], { encoding: 'utf8' })
  return status === 0 ? JSON.parse(stdout) : {}
}

const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1))

function cell(value, before) {
  if (value === undefined) return '–'
  return before === undefined || before === value ? shown(value) : `${shown(value)} (${shown(before)})`
}

/**
 * @param sections by title: columns, and rows by name with one figure for each column
 * @param conditions under what all of it was measured
 */
export function writeReport(sections, conditions) {
  const before = last()
  const parts = Object.entries(sections).map(([title, { columns, rows }]) => {
    const lines = Object.entries(rows).map(
      ([name, figures]) =>
        `| ${name} | ${columns.map((column) => cell(figures[column], before[title]?.rows?.[name]?.[column])).join(' | ')} |`,
    )
    return `## ${title}\n\n| | ${columns.join(' | ')} |\n|---|${columns.map(() => '---|').join('')}\n${lines.join('\n')}\n`
  })
  writeFileSync(data, `${JSON.stringify(sections, null, 2)}\n`)
  writeFileSync(
    text,
    `# Performance\n\nWritten by \`npm run bench\`; in brackets what stood here before. ${conditions}\n\n${parts.join('\n')}`,
  )
  return readFileSync(text, 'utf8')
}
