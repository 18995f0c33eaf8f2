import type { Lang, Options } from '../shared/api-types.ts'

const defaults: Options = {
  site: '',
  instance: 'default',
  api: '',
  lang: 'auto',
  theme: 'auto',
  position: '',
  offsetX: 20,
  offsetY: 20,
  zIndex: 2_147_483_000,
  container: '',
  launcher: 'auto',
  autoload: 'idle',
  consent: 'on-open',
  storage: 'local',
  global: 'OrcaChat',
  open: false,
  muted: false,
  modules: '',
  eventDetail: '',
}

/** An option as its default's kind; what cannot be read stays the default. */
function read(text: string, standard: string | number | boolean): string | number | boolean {
  if (typeof standard === 'boolean') return text !== 'false' && text !== 'off'
  if (typeof standard === 'number')
    return Number.isFinite(Number.parseInt(text, 10)) ? Number.parseInt(text, 10) : standard
  return text
}

/** The `data-` attributes of the loader's own tag. */
export function readOptions(data: DOMStringMap, origin: string): Options {
  const attributes = Object.entries(defaults).flatMap(([name, standard]) =>
    data[name] === undefined ? [] : [[name, read(data[name], standard)]],
  )
  return { ...defaults, api: origin, ...Object.fromEntries(attributes) }
}

/** `auto` is the page's language, then the browser's. */
export function languageOf(wanted: string): Lang {
  const tag = wanted === 'auto' ? document.documentElement.lang || navigator.language : wanted
  return /^zh/i.test(tag) ? 'zh' : 'en'
}

/** One of the four corners, as the layer's class; left and right change places on a page that reads from the right. */
export function cornerOf(position: string): string {
  const [side, edge] = (/^(left|right)-(top|bottom)$/.exec(position) ?? ['', 'right', 'bottom']).slice(1)
  const mirrored = getComputedStyle(document.body).direction === 'rtl'
  return `${mirrored ? (side === 'left' ? 'right' : 'left') : side} ${edge}`
}
