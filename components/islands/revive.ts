import { createElement, type ElementType, Fragment, type ReactElement } from 'react'
import { elementMark, type IslandData, type Json } from '#components/islands/island-data.ts'

export type Require = (module: number) => unknown

const isObject = (json: Json | undefined): json is { readonly [name: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isElementType = (made: unknown): made is ElementType => typeof made === 'function' || typeof made === 'string'

/**
 * A React element from the JSON that the build kept of it.
 * @throws if it is not an element, or its component is not in the build
 */
export function revive(json: Json | undefined, components: IslandData['components'], require: Require): ReactElement {
  const written = isObject(json) ? json[elementMark] : undefined
  if (!Array.isArray(written)) throw new Error('no element stands here')
  return element(written)

  function element([type, key, props]: readonly Json[]): ReactElement {
    const own = isObject(props) ? inner(props) : {}
    return createElement(typeOf(type), key === null ? own : { ...own, key })
  }

  function typeOf(type: Json | undefined): ElementType {
    if (type === '') return Fragment
    if (isElementType(type)) return type
    const [module = -1, name = ''] = typeof type === 'number' ? (components[type] ?? []) : []
    const exported = require(module)
    const made: unknown = typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : undefined
    if (!isElementType(made)) throw new Error(`no component ${name} in module ${module}`)
    return made
  }

  function inner(object: { readonly [name: string]: Json }): Record<string, unknown> {
    return Object.fromEntries(Object.entries(object).map(([name, one]) => [name, value(one)]))
  }

  function value(one: Json): unknown {
    if (Array.isArray(one)) return one.map(value)
    if (!isObject(one)) return one
    const kept = one[elementMark]
    return Array.isArray(kept) ? element(kept) : inner(one)
  }
}
