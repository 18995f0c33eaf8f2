import { readFileSync } from 'node:fs'
import type { IDependency, IModule } from 'dependency-cruiser'
import { rooms } from './rooms.ts'

const isServer = (file: string) => {
  const room = /^lib\/([^/]+)\//.exec(file)?.[1]
  return room !== undefined && rooms[room]?.side === 'server'
}

const atRunTime = ({ dependencyTypes }: IDependency) => !dependencyTypes.includes('type-only')

/** Whether a file's directive makes it and all it imports part of what a browser loads. */
function isClient(file: string): boolean {
  return (
    /\.tsx?$/.test(file) && /^(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(readFileSync(file, 'utf8'))
  )
}

/** Ways by which code of the server would come into a browser, each as one line. */
export function clientReach(modules: readonly IModule[]): string[] {
  const byName = new Map(modules.map((module) => [module.source, module]))
  const begins = modules
    .map(({ source }) => source)
    .filter((name) => /^(app|components|instrumentation-client)/.test(name) && !name.includes('.test.'))
    .filter((name) => name === 'instrumentation-client.ts' || isClient(name))
  const problems: string[] = []
  const seen = new Set<string>()
  const queue = begins.map((name) => [name])
  for (let way = queue.shift(); way; way = queue.shift()) {
    const name = way.at(-1) ?? ''
    if (seen.has(name)) continue
    seen.add(name)
    if (isServer(name) || /^(node:)/.test(name)) {
      problems.push(`${way.join(' → ')}: code of the server would come into the browser`)
      continue
    }
    for (const next of byName.get(name)?.dependencies.filter(atRunTime) ?? []) {
      if (!next.resolved.startsWith('node_modules/')) queue.push([...way, next.resolved])
    }
  }
  return problems
}
