/** Reads a prerendered page's data for the framework (flight) with the framework's own reader. Fails where its form has changed. */
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'

const reader = 'next/dist/compiled/react-server-dom-turbopack/client.node'

/** A component that runs in the browser, by its module and its name there. */
export class ClientComponent {
  readonly module: number
  readonly name: string
  constructor(module: number, name: string) {
    this.module = module
    this.name = name
  }
}

// By these two names the reader asks for modules and their files.
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled' })
Reflect.set(globalThis, '__next_chunk_load__', () => loaded)
Reflect.set(
  globalThis,
  '__next_require__',
  (module: number) =>
    new Proxy(
      {},
      {
        get: (_, name) => (name === 'then' ? undefined : new ClientComponent(module, String(name))),
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: undefined }),
      },
    ),
)

const createFromNodeStream: unknown = Reflect.get(
  Object(createRequire(import.meta.url)(reader)),
  'createFromNodeStream',
)

const lazy = z.object({
  $$typeof: z.custom<symbol>((mark) => mark === Symbol.for('react.lazy')),
  _payload: z.unknown(),
  _init: z.custom<(payload: unknown) => unknown>((init) => typeof init === 'function'),
})
const element = z.object({
  $$typeof: z.custom<symbol>((mark) => mark === Symbol.for('react.transitional.element')),
  type: z.unknown(),
  key: z.string().nullable(),
  props: z.record(z.string(), z.unknown()),
})

export type FlightElement = z.infer<typeof element>

/** A value itself, where the reader gives it later. Nothing where it never came: what the page streams only on request. */
export function settled(value: unknown): unknown {
  const later = lazy.safeParse(value)
  if (!later.success) return value
  try {
    return settled(later.data._init(later.data._payload))
  } catch {
    return undefined
  }
}

export function elementOf(value: unknown): FlightElement | undefined {
  const read = element.safeParse(value)
  return read.success ? { ...read.data, type: settled(read.data.type) } : undefined
}

const rows = z.array(z.tuple([z.literal(1), z.string()]).or(z.array(z.unknown())))

/** The elements of a page; `scripts`: the texts of the inline scripts that push them. */
export async function readFlight(scripts: readonly string[]): Promise<unknown> {
  const self: { __next_f?: unknown } = {}
  runInNewContext(scripts.join(';\n'), { self, TURBOPACK: { push: () => undefined } })
  const texts = rows
    .parse(Array.from(Object(self.__next_f)))
    .flatMap(([kind, text]) => (kind === 1 ? [String(text)] : []))
  const stream = new PassThrough()
  stream.end(texts.join(''))
  if (typeof createFromNodeStream !== 'function')
    throw new Error(`${reader} reads no stream: has the framework changed?`)
  const page: unknown = createFromNodeStream(
    stream,
    { moduleMap: null, moduleLoading: null, serverModuleMap: null },
    {},
  )
  const read = await page
  await setImmediate()
  return read
}

/** Everything right inside a value: of lists, maps and objects; of elements their props. */
export function insideOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || value instanceof Promise || value instanceof ClientComponent)
    return []
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) return [...value]
  return Object.values(value)
}
