import type { Corner, Instance, Options, OrcaChatGlobal } from '../shared/api-types.ts'

export type * from '../shared/api-types.ts'

/** What a setting may be, where it is one of a few: what a tag's attribute is read as is any text. */
interface Chosen {
  theme?: 'light' | 'dark' | 'auto'
  position?: Corner
  launcher?: 'auto' | 'none'
  consent?: 'on-open' | 'required' | 'granted'
  storage?: 'local' | 'tab' | 'memory'
  eventDetail?: 'full'
}

export interface LoadOptions extends Chosen, Partial<Omit<Options, keyof Chosen>> {
  /** Address of the loader: `https://…/widget/v1/loader.js`, or that of a pinned version. */
  src: string
  site: string
}

export interface Loading {
  /** The widget once it stands in the page; refused with `blocked_origin`, `bad_site` or `chunk_failed`. */
  readonly chat: Promise<Instance>
  /** Takes it away, also when it has not come yet. */
  remove(): void
}

/** Loaders of the page by their address: each comes once, however often the widget is put there. */
const loaders = new Map<string, Promise<OrcaChatGlobal>>()

function loader(src: string, name: string): Promise<OrcaChatGlobal> {
  const known = loaders.get(src)
  if (known) return known
  const coming = new Promise<OrcaChatGlobal>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.dataset.autoload = 'manual'
    script.dataset.global = name
    script.onload = () => {
      const global: unknown = Reflect.get(window, name)
      if (global) resolve(global as OrcaChatGlobal)
      else reject(new Error(`${src} brought no ${name}`))
    }
    script.onerror = () => reject(new Error(`${src} did not come`))
    document.head.append(script)
  })
  // What did not come is asked for again the next time.
  coming.catch(() => loaders.delete(src))
  loaders.set(src, coming)
  return coming
}

/** Brings the widget into the page. */
export function loadOrcaChat({ src, global: name = 'OrcaChat', ...options }: LoadOptions): Loading {
  let isEnabled = true
  let made: Instance | undefined
  const chat = loader(src, name).then(async (global) => {
    if (!isEnabled) throw new DOMException('The widget was taken away before it had come.', 'AbortError')
    made = await global.init({ ...options, api: options.api ?? new URL(src, location.href).origin })
    if (!isEnabled) await made.destroy()
    return made
  })
  // Whoever does not wait for it has no unhandled refusal.
  chat.catch(() => {})
  return {
    chat,
    remove() {
      isEnabled = false
      void made?.destroy()
    },
  }
}
