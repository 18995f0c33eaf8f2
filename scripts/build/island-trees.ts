import { elementMark, type IslandData, type Json } from '#components/islands/island-data.ts'
import { ClientComponent, elementOf, type FlightElement, insideOf, settled } from './flight.ts'

export type IslandTrees = Pick<IslandData, 'components' | 'trees'> & {
  modules: Map<string, number[]>
  /** Those of components that stand in no island; the framework's own among them. */
  outside: Set<number>
}

const fragment = Symbol.for('react.fragment')

/**
 * Finds the islands (`Island`) among a page's elements (`readFlight`) and writes them as JSON.
 * @throws if two share a name, or a prop cannot be JSON
 */
export function islandTrees(page: unknown): IslandTrees {
  const components: [module: number, name: string][] = []
  const modules = new Map<string, number[]>()
  const outside = new Set<number>()
  const trees: Record<string, Json> = {}
  const seen = new WeakSet<object>()

  function find(value: unknown): void {
    const one = settled(value)
    if (typeof one !== 'object' || one === null || seen.has(one)) return
    seen.add(one)
    const found = elementOf(one)
    const name = found?.props['data-island']
    if (found?.type instanceof ClientComponent) outside.add(found.type.module)
    if (!found || typeof name !== 'string') {
      for (const inner of insideOf(found ? found.props : one)) find(inner)
      return
    }
    if (name in trees) throw new Error(`two islands of a page are called ${name}`)
    const needed = new Set<number>()
    trees[name] = written(found.props.children, name, needed)
    modules.set(name, [...needed])
  }
  find(page)
  return { components, trees, modules, outside }

  function written(value: unknown, island: string, needed: Set<number>): Json {
    const one = settled(value)
    if (one === null || typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') return one
    if (Array.isArray(one)) return one.map((inner) => written(inner === undefined ? null : inner, island, needed))
    const found = elementOf(one)
    if (found) return { [elementMark]: [typeOf(found, needed), found.key, props(found.props)] }
    if (typeof one === 'object' && Object.getPrototypeOf(one) === Object.prototype && !(elementMark in one))
      return props(Object.fromEntries(Object.entries(one)))
    throw new Error(`the island ${island} is given what JSON cannot hold: ${String(one)}`)

    function props(of: Record<string, unknown>): Json {
      const given = Object.entries(of).filter(([, inner]) => inner !== undefined)
      return Object.fromEntries(given.map(([name, inner]) => [name, written(inner, island, needed)]))
    }
  }

  function typeOf({ type }: FlightElement, needed: Set<number>): Json {
    if (typeof type === 'string') return type
    if (type === fragment) return ''
    if (!(type instanceof ClientComponent))
      throw new Error(`an island holds an element of no known kind: ${String(type)}`)
    needed.add(type.module)
    const known = components.findIndex(([module, name]) => module === type.module && name === type.name)
    return known >= 0 ? known : components.push([type.module, type.name]) - 1
  }
}
