import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const generated = /^(public|data|content|imagery|test-results)\/|(^|\/)(node_modules|\.next|dist)\//
const places = '{app,components,deploy,devkit,docs,lib,middleware.ts,scripts,server.mjs,styles,tests,widget}'
const files = globSync(`${places}{,/**}`, {
  exclude: (name) => generated.test(`${name}/`),
})
  .concat(globSync('*.{md,ts,json}'), '.env.example')
  .filter(
    (name) =>
      /\.(tsx?|mjs|js|s?css|md|example|py|ya?ml|conf|service|timer)$|\/Dockerfile$/.test(name) &&
      !name.endsWith('references.test.ts'),
  )

const texts = new Map(files.map((name) => [name, readFileSync(name, 'utf8')]))

/** Every match of a pattern in the repository's text, as `file: match`. */
function mentions(pattern: RegExp): { file: string; of: string }[] {
  return [...texts].flatMap(([file, text]) => [...text.matchAll(pattern)].map((match) => ({ file, of: match[0] })))
}

/** Identifiers that a document defines, each by a heading that begins with it. */
function headings(document: string, pattern: RegExp): string[] {
  return [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, id]) => id ?? '')
}

const defined = new Set([
  ...headings('docs/specification.md', /^## (SPEC-\d+) /gm),
  ...headings('docs/readings.md', /^## (READ-\d+) /gm),
  ...headings('docs/facts.md', /^#+ (FACT-[A-D]\d*[a-z]?) /gm),
  ...globSync('docs/decisions/*.md').flatMap((record) => headings(record, /^# (ADR-\d{3}) /gm)),
])

test('a reader finds every section that a comment or a page names', () => {
  const cited = mentions(/\b(?:SPEC-\d+|READ-\d+|FACT-[A-D]\d*[a-z]?|ADR-\d{3})\b/g)
  expect(cited.length).toBeGreaterThan(150)
  expect(cited.filter(({ of }) => !defined.has(of))).toEqual([])
})

test('nobody has to guess which numbering is meant', () => {
  const bare = mentions(/\b[Dd]ecisions? \d+|\b[Ss]pecification §?\d|\b[Ff]acts [A-D]\d/g)
  expect(bare).toEqual([])
})

test('a decision record is found by its number, and no number is given twice', () => {
  const records = globSync('docs/decisions/*.md')
  const numbers = records.map((record) => /(\d{3})-[a-z0-9-]+\.md$/.exec(record)?.[1])
  expect(numbers).toEqual([...new Set(numbers)])
  for (const [at, record] of records.entries()) {
    expect(headings(record, /^# (ADR-\d{3}) /gm), record).toEqual([`ADR-${numbers[at]}`])
  }
})

test('a decision record is one page', () => {
  const longer = globSync('docs/decisions/*.md').filter(
    (record) => (readFileSync(record, 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length > 400,
  )
  expect(longer).toEqual([])
})

test('every file that a comment or a page names is there', () => {
  // The facts name files of other people's repositories.
  const named = mentions(
    /(?<![\w./#@-])(?:app|components|content|deploy|docs|lib|messages|scripts|styles|tests|widget)\/[\w./[\]-]+\.(?:md|tsx?|mjs|json|scss|css|js|yml|yaml)\b/g,
  )
  expect(named.length).toBeGreaterThan(100)
  // What `npm run bench` writes may not have been measured yet.
  const isMeasured = (of: string) => of.startsWith('docs/performance.')
  const missing = named.filter(({ file, of }) => file !== 'docs/facts.md' && !isMeasured(of) && !existsSync(of))
  expect(missing).toEqual([])
})

test('every link of a page in docs leads to a file', () => {
  const pages = files.filter((name) => name.endsWith('.md'))
  const broken = pages.flatMap((page) =>
    [
      ...(texts.get(page) ?? '')
        .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, target]) => new URL(target ?? '', `file:///${page}`).pathname.slice(1))
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  )
  expect(broken).toEqual([])
})

/** What a pattern's first group holds wherever it matches, outside the changelog: that names what was, too. */
const namedBy = (pattern: RegExp, inFiles: (file: string) => boolean = () => true) =>
  [...texts].flatMap(([file, text]) =>
    file !== 'CHANGELOG.md' && inFiles(file)
      ? [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name }))
      : [],
  )

test('every command, setting and metric that a page names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = namedBy(/npm run (?:-s |--silent )?([a-z][a-z-]*(?::[a-z-]+)*)/g)
  expect(commands.length).toBeGreaterThan(30)
  expect(commands.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])

  const isPage = (file: string) => /\.(md|ya?ml)$/.test(file)
  const code = [...texts].flatMap(([file, text]) => (/\.(ts|mjs|example)$/.test(file) ? [text] : [])).join('\n')
  const settings = namedBy(/`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g, isPage)
  const metrics = namedBy(/\b(orca_[a-z_]*[a-z])\b/g, isPage)
  expect([settings.length > 20, metrics.length > 5]).toEqual([true, true])
  expect([...settings, ...metrics].filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

test('every link into a page of docs leads to a heading', () => {
  const anchors = new Map(
    [...texts].map(([file, text]) => [
      file,
      new Set(
        [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
          heading
            .toLowerCase()
            .replace(/[^\p{L}\p{N}_\- ]/gu, '')
            .trim()
            .replaceAll(' ', '-'),
        ),
      ),
    ]),
  )
  const links = [...texts].flatMap(([file, text]) =>
    file.endsWith('.md')
      ? [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, target = '', anchor = '']) => ({
          file,
          page: target ? new URL(target, `file:///${file}`).pathname.slice(1) : file,
          anchor,
        }))
      : [],
  )
  expect(links.filter(({ page, anchor }) => anchors.get(page)?.has(anchor) === false)).toEqual([])
})
