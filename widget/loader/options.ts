import type { Lang, Options } from '../shared/api-types.ts'

const numberIn = (text = '', standard: number) => {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? standard : number
}
// Compared and not matched: a regular expression is compiled before it first runs, and this runs on every page.
const isOn = (text = 'off') => text !== 'off' && text !== 'false'

/** The `data-` attributes of the loader's own tag; what cannot be read stays the default. */
export function readOptions(
  { offsetX, offsetY, zIndex, open, muted, ...texts }: DOMStringMap,
  origin: string,
): Options {
  return {
    site: '',
    instance: 'default',
    api: origin,
    lang: 'auto',
    global: 'OrcaChat',
    ...texts,
    offsetX: numberIn(offsetX, 20),
    offsetY: numberIn(offsetY, 20),
    zIndex: numberIn(zIndex, 2_147_483_000),
    open: isOn(open),
    muted: isOn(muted),
  }
}

/** `auto` is the page's language, then the browser's. */
export function languageOf(wanted: string): Lang {
  const tag = wanted === 'auto' ? document.documentElement.lang || navigator.language : wanted
  return /^zh/i.test(tag) ? 'zh' : 'en'
}

/** One of the four corners, as the layer's class; left and right change places on a page that reads from the right. */
export function cornerOf(position = ''): string {
  const isLeft = position.startsWith('left')
  const isMirrored = getComputedStyle(document.body).direction === 'rtl'
  return `${isLeft === isMirrored ? 'right' : 'left'} ${position.endsWith('top') ? 'top' : 'bottom'}`
}
