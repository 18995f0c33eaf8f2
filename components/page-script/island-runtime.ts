import type { HydrationSignal } from '#components/islands/hydrate-island'
import type { IslandData, IslandList } from '#components/islands/island-data.ts'

/** The arguments of a module function (Turbopack's loader, `scripts/build/turbopack-modules.ts`). */
interface ModuleContext {
  /** The exports of a module. */
  r(module: number): unknown
}

type Module = (context: ModuleContext) => void

declare global {
  /** Takes modules by their names, and the names of those to begin with. */
  var TURBOPACK: {
    push(given: readonly [file: string, name: string, Module] | { otherChunks: []; runtimeModuleIds: string[] }): void
  }
  /** Filled in by `scripts/build/page-script.ts`: React and the loader of modules. */
  const ISLAND_RUNTIME: string
}

const scripts = new Map<string, Promise<void>>()

/** A script of the build, asked for again when it did not come; `failed-chunks.ts` decides what follows. */
function loadScript(src: string): Promise<void> {
  const known = scripts.get(src)
  if (known) return known
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => {
      scripts.delete(src)
      script.remove()
      reject(new Error(`${src} did not come`))
    })
    document.head.append(script)
  })
  scripts.set(src, coming)
  return coming
}

/** A file beside the scripts. A missing one is reported as a framework chunk is. */
async function fetchPart(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok) return answer
  throw Object.assign(new Error(`${address} did not come`), { name: 'ChunkLoadError' })
}

let context: Promise<ModuleContext> | undefined

/** React and the loader of modules, once in a document. */
function startRuntime(): Promise<ModuleContext> {
  context ??= loadScript(ISLAND_RUNTIME).then(
    () =>
      new Promise((resolve) => {
        TURBOPACK.push(['orca', 'orca', resolve])
        TURBOPACK.push({ otherChunks: [], runtimeModuleIds: ['orca'] })
      }),
  )
  context.catch(() => {
    context = undefined
  })
  return context
}

async function fetchData(address: string): Promise<IslandData> {
  const answer = await fetchPart(address)
  return answer.json()
}

async function fetchStyles(address: string): Promise<CSSStyleSheet> {
  const answer = await fetchPart(address)
  const sheet = new CSSStyleSheet({ baseURL: answer.url })
  return sheet.replace(await answer.text())
}

const hasHydrate = (module: unknown): module is { HydrationSignal: typeof HydrationSignal } =>
  typeof module === 'object' && module !== null && 'HydrationSignal' in module

/** A page's island data, fetched once; again after a failure. */
export function islandsOfPage({ data, styles, code }: IslandList) {
  let shared: Promise<[ModuleContext, IslandData, CSSStyleSheet]> | undefined

  function fetchShared() {
    shared ??= Promise.all([startRuntime(), fetchData(data), fetchStyles(styles)])
    shared.catch(() => {
      shared = undefined
    })
    return shared
  }

  /**
   * Makes an island live.
   * @throws if one of its files cannot be loaded
   */
  return async (island: HTMLElement): Promise<void> => {
    const [[modules, islands, sheet]] = await Promise.all([
      fetchShared(),
      loadScript(code[island.dataset.island ?? ''] ?? ''),
    ])
    // What an island shows later has rules that the page's own sheet has not.
    if (island.isConnected && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    const module = modules.r(islands.hydrate)
    if (hasHydrate(module)) await module.HydrationSignal.hydrateIsland(island, islands, (number) => modules.r(number))
  }
}
