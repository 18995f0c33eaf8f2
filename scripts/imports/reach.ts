import type { IDependency, IModule } from 'dependency-cruiser'

const atRunTime = ({ dependencyTypes }: IDependency) => !dependencyTypes.includes('type-only')

/**
 * Follows what some files import at run time, and what that imports; nothing inside packages.
 * @param problemOf why a file may not be reached; what it imports is not looked at then
 * @returns ways to such files, each as one line
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
