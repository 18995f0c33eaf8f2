import { readdirSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const { groups } = alerts.parse(parse(readFileSync('deploy/alerts.yaml', 'utf8')))
const rules = groups.flatMap((group) => group.rules)

test('whoever is called by an alert finds what it means and what to do', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const headings = [...page.matchAll(/^## (Orca\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
})

test('an alert asks for a figure that the site gives', () => {
  const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`lib/${name}`, 'utf8'))
    .join('\n')
  const standard = new Registry()
  collectDefaultMetrics({ register: standard })
  const given = new Set(standard.getMetricsAsArray().map(({ name }) => name))
  const figures = rules.flatMap(({ expr }) => expr.match(/\b(?:orca|process)_\w+/g) ?? [])
  expect(figures.length).toBeGreaterThan(5)
  expect(figures.filter((name) => !given.has(name) && !sources.includes(name))).toEqual([])
})

test('every file of deploy can be read by its tool, and every unit runs what is there', () => {
  for (const name of readdirSync('deploy').filter((file) => file.endsWith('.yaml'))) {
    for (const { errors } of parseAllDocuments(readFileSync(`deploy/${name}`, 'utf8'), { merge: true })) {
      expect(errors, name).toEqual([])
    }
  }
  const commands = readdirSync('deploy')
    .filter((file) => /\.service$|Dockerfile/.test(file))
    .flatMap((file) => readFileSync(`deploy/${file}`, 'utf8').match(/[\w/]+\.(?:ts|mjs)\b/g) ?? [])
  expect(commands.length).toBeGreaterThan(2)
  for (const file of commands) expect(readFileSync(file, 'utf8')).not.toBe('')
})
