import { execFileSync } from 'node:child_process'
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

test('whoever runs a command at night runs it as the unit runs the site', () => {
  const unit = readFileSync('deploy/orca-website.service', 'utf8')
  const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? expect.fail(name)
  const line = /^systemd-run .*$/m.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? ''
  expect(line).toContain(`--uid=${of('User')} `)
  expect(line).toContain(`--working-directory=${of('WorkingDirectory')} `)
  expect(line).toContain(`-p EnvironmentFile=${of('EnvironmentFile')} `)
  expect(line).toContain(`-E ${/DATA_DIR=\S+/.exec(of('Environment'))?.[0]} `)
})

test('units run the Node that the site needs, whatever the machine has', () => {
  for (const name of readdirSync('deploy').filter((file) => file.endsWith('.service'))) {
    const [, node = ''] = /^ExecStart=.*?(\S*\/node) /m.exec(readFileSync(`deploy/${name}`, 'utf8')) ?? []
    expect(node.replace(/^['"]/, ''), name).toBe('/srv/orca/current/node_modules/node/bin/node')
  }
})

test('an alert asks for a figure that the site gives', () => {
  const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`lib/${name}`, 'utf8'))
    .join('\n')
  const standard = new Registry()
  collectDefaultMetrics({ register: standard })
  const given = new Set(standard.getMetricsAsArray().map(({ name }) => name))
  const figures = rules.flatMap(({ expr }) => expr.match(/\b(?:orca|process|nodejs)_\w+/g) ?? [])
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

const proxied = z.object({
  services: z.object({ proxy: z.object({ command: z.tuple([z.literal('sh'), z.literal('-c'), z.string()]) }) }),
})

test('the proxy of compose.yaml knows both instances, and serves the host and the certificate that it is given', () => {
  const compose = proxied.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }))
  const [edit = ''] = compose.services.proxy.command[2].replaceAll('$$', '$').split('>', 1)
  const site = execFileSync('sh', ['-c', edit.replace('/site.conf', 'deploy/nginx.conf')], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'https://www.example.com' },
  })
  expect(site.match(/server 172\S+:3000 max_fails=0;/g)).toHaveLength(2)
  expect(site).toContain('server_name www.example.com;')
  expect(site).toContain('ssl_certificate /etc/ssl/site/fullchain.pem;')
  expect(site).not.toMatch(/boats\.example|127\.0\.0\.1:3000/)
})
