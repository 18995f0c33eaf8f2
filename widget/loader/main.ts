import type { Instance, Options, OrcaChatGlobal } from '../shared/api-types.ts'
import { own, tag } from './chunks.ts'
import { pendingHandover } from './hand-over.ts'
import { createInstance } from './instance.ts'
import { readOptions } from './options.ts'
import { drain } from './queue.ts'

const hand = pendingHandover()
const options = readOptions(tag?.dataset ?? {}, new URL(own).origin)
const { global: name, instance: id, autoload } = options
const present: unknown = Reflect.get(window, name)
const global = isGlobal(present) ? present : createGlobal()

function isGlobal(value: unknown): value is OrcaChatGlobal {
  return Reflect.get(Object(value), 'instances') instanceof Map
}

function createGlobal(): OrcaChatGlobal {
  const instances = new Map<string, Instance>()
  const claims = new Map<string, AbortController>()
  const make = (given?: Partial<Options>, base = options) => {
    const merged = { ...base, ...given }
    const { instance } = merged
    const known = instances.get(instance)
    if (known) return known
    const made = createInstance(merged, () => {
      instances.delete(instance)
      claims.delete(instance)
      if (!instances.size) Reflect.deleteProperty(window, name)
    })
    instances.set(instance, made)
    Reflect.set(window, name, global)
    return made
  }
  const methods = {
    version: WIDGET_VERSION,
    instances,
    init: async (given?: Partial<Options>, base?: Options) => make(given, base).ready,
    get: (key = 'default') => instances.get(key),
    destroyAll() {
      // Also of what would only have begun when the page is idle.
      for (const claim of claims.values()) claim.abort()
      claims.clear()
      return Promise.all([...instances.values()].map((one) => one.destroy()))
    },
    claims,
  }
  // Every method of the default instance is also the global's; a call before there is one makes it.
  return new Proxy(methods as unknown as OrcaChatGlobal, {
    get(target, key) {
      if (key in target || key === 'then' || typeof key === 'symbol') return Reflect.get(target, key)
      const first = instances.get('default') ?? instances.values().next().value
      return first
        ? Reflect.get(first, key)
        : (...words: unknown[]) => Reflect.apply(Reflect.get(make(), key), 0, words)
    },
  })
}

/** Makes the instance that this tag asks for, when it asks for it; one tag an instance. */
function begin(): void {
  const claims = Reflect.get(global, 'claims') as Map<string, AbortController>
  if (claims.has(id) || (global === present && global.instances.has(id))) {
    console.warn(`OrcaChat: "${id}" exists`)
    return
  }
  if (autoload === 'manual') return
  const claim = new AbortController()
  claims.set(id, claim)
  const start = () => {
    if (claim.signal.aborted) return
    claim.abort()
    // A tag says all there is, and has nothing of another one's. What is wrong in it is no exception in the host's page.
    Reflect.apply(global.init, 0, [options, {}]).catch(() => {})
  }
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 } as never)
  if (autoload === 'interaction')
    for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, start, claim)
  else if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}

if (hand) hand.make = createInstance
else {
  if (global !== present) {
    Reflect.set(window, name, global)
    void drain(Reflect.get(Object(present), 'q'), global)
  }
  begin()
}
