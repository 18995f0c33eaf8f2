import { readFileSync } from 'node:fs'
import type { IDependency, IModule } from 'dependency-cruiser'
import { rooms } from './rooms.ts'

const atRunTime = ({ dependencyTypes }: IDependency) => !dependencyTypes.includes('type-only')

/**
 * Follows the run-time imports of some files, except into packages.
 * @param problemOf why a file may not be reached; its own imports are not followed then
 * @returns each path to such a file as one line
 */
export function reach(
  modules: readonly IModule[],
  begins: readonly string[],
  problemOf: (name: string, asked: IDependency | undefined) => string | undefined,
): string[] {
  const byName = new Map(modules.map((module) => [module.source, module]))
  const problems: string[] = []
  const seen = new Set<string>()
  const queue: { way: string[]; asked?: IDependency }[] = begins.map((name) => ({ way: [name] }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { way, asked } = next
    const name = way.at(-1) ?? ''
    if (seen.has(name)) continue
    seen.add(name)
    const problem = problemOf(name, asked)
    if (problem) problems.push(`${way.join(' → ')}: ${problem}`)
    else if (!name.startsWith('node_modules/'))
      for (const one of byName.get(name)?.dependencies.filter(atRunTime) ?? [])
        queue.push({ way: [...way, one.resolved], asked: one })
  }
  return problems
}

/** What runs in the build or in the server: no browser gets it. */
const isElsewhere = (file: string) => {
  const room = /^lib\/([^/]+)\//.exec(file)?.[1] ?? ''
  return ['build', 'server'].includes(rooms[room]?.side ?? '')
}

/** Whether a file's directive makes it and all it imports part of what a browser loads. */
function isClient(file: string): boolean {
  return (
    /\.tsx?$/.test(file) && /^(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(readFileSync(file, 'utf8'))
  )
}

/** The page script is on every page, without a directive. */
const pageScript = /^components\/page-script\/(?:main|start-failed)\.ts$/

/** Ways by which code of the build or the server would come into a browser, each as one line. */
export function clientReach(modules: readonly IModule[]): string[] {
  const begins = modules
    .map(({ source }) => source)
    .filter((name) => /^(app|components)/.test(name) && !name.includes('.test.'))
    .filter((name) => pageScript.test(name) || isClient(name))
  return reach(modules, begins, (name) =>
    isElsewhere(name) || name.startsWith('node:')
      ? 'code of the build or the server would come into the browser'
      : undefined,
  )
}

/** Programs that run where a build is served: the server, its threads, and the commands of those who answer. */
const programs = [
  'server.mjs',
  'lib/assistant/thread/worker.ts',
  'lib/store/sqlite/writer.ts',
  ...['chat', 'datasets', 'indexnow', 'launch-check', 'leads'].map((command) => `scripts/${command}.ts`),
]

/** Ways by which they would need a package that `npm ci --omit=dev` leaves out, each as one line. */
export const serverReach = (modules: readonly IModule[]): string[] =>
  reach(modules, programs, (_, asked) =>
    asked?.dependencyTypes.includes('npm-dev')
      ? 'what serves a build needs only what `npm ci --omit=dev` installs'
      : undefined,
  )
