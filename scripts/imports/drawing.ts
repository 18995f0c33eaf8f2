import type { IModule } from 'dependency-cruiser'
import { outside, type Room, rooms, type Side } from './rooms.ts'

const begin = '<!-- drawn by npm run imports: begin -->'
const end = '<!-- drawn by npm run imports: end -->'

function placeOf(file: string): string | undefined {
  const room = /^lib\/([^/]+)\//.exec(file)?.[1]
  if (room) return `lib/${room}`
  const folder = /^(app|components|widget)\//.exec(file)?.[1]
  return folder ?? /^(server|middleware)\.(ts|mjs)$/.exec(file)?.[0]
}

/** Which place runs code of which, by the imports that are there. */
function arrows(modules: readonly IModule[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = placeOf(source)
    if (!from || source.includes('.test.')) continue
    const targets = found.get(from) ?? new Set()
    found.set(from, targets)
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = placeOf(resolved)
      if (to && to !== from && !dependencyTypes.includes('type-only')) targets.add(to)
    }
  }
  return found
}

/** Everything reachable from a place in one step or more. */
function reach(graph: Map<string, Set<string>>, from: string, seen = new Set<string>()): Set<string> {
  for (const next of graph.get(from) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    reach(graph, next, seen)
  }
  return seen
}

/** Without arrows that a longer way tells already: what can be read. */
function essential(graph: Map<string, Set<string>>): [string, string][] {
  return [...graph].sort().flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reach(graph, other).has(to)))
      .sort()
      .map((to): [string, string] => [from, to]),
  )
}

const id = (place: string) => place.replace(/[^a-z]/gi, '_')
const sides: readonly [Side, string][] = [
  ['pure', 'anywhere'],
  ['build', 'build'],
  ['server', 'server'],
  ['browser', 'browser'],
]

function diagram(graph: Map<string, Set<string>>): string[] {
  const groups = sides.flatMap(([side, label]) => [
    `  subgraph ${side}["runs ${label === 'anywhere' ? label : `in the ${label}`}"]`,
    ...Object.entries(rooms)
      .filter(([, room]) => room.side === side)
      .map(([name]) => `    ${id(`lib/${name}`)}["lib/${name}"]`),
    '  end',
  ])
  const others = [...graph.keys()].filter((place) => !place.startsWith('lib/')).sort()
  return [
    '```mermaid',
    'flowchart TD',
    ...groups,
    ...others.map((place) => `  ${id(place)}["${place}"]`),
    ...essential(graph).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ]
}

function table(): string[] {
  const row = (name: string, { holds, imports, side }: Partial<Room>) =>
    `| \`${name}\` | ${side ?? ''} | ${holds} | ${imports?.join(', ') || 'nothing'} |`
  return [
    '| place | runs | holds | may run code of |',
    '| --- | --- | --- | --- |',
    ...Object.entries(outside).map(([name, place]) => row(name, place)),
    ...Object.entries(rooms).map(([name, room]) => row(`lib/${name}`, room)),
  ]
}

/** The page with its drawing as the imports of today are; the rest of the page stays as it is. */
export function drawn(page: string, modules: readonly IModule[]): string {
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  return [
    before?.trimEnd(),
    '',
    begin,
    '',
    ...diagram(arrows(modules)),
    '',
    ...table(),
    '',
    end,
    after.replace(/^\n?/, ''),
  ].join('\n')
}
