import type { Lang, Options } from '../shared/api-types.ts'

const numberIn = (text = '', standard: number) => {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? standard : number
}
const isOn = (text = 'off') => !/^(false|off)$/.test(text)

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
  const isLeft = /^left/.test(position)
  const isMirrored = getComputedStyle(document.body).direction === 'rtl'
  return `${isLeft === isMirrored ? 'right' : 'left'} ${/top$/.test(position) ? 'top' : 'bottom'}`
}
