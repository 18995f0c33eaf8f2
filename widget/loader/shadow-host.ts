import type { Options } from '../shared/api-types.ts'
import { element } from './element.ts'
import css from './loader.css?text'
import { cornerOf } from './options.ts'

/** A page that takes the widget out gets it back so often within a second. */
const mostReturns = 3

export type ShadowHost = ReturnType<typeof makeShadowHost>

/** The host element under `<html>`, its shadow root, and the layer everything stands in. */
export function makeShadowHost(options: Options, lang: string) {
  const host = document.createElement('orca-chat')
  host.dataset.instance = options.instance
  const root = host.attachShadow({ mode: 'open' })
  const layer = element('div', { lang })
  const set = (name: string, value: string) => layer.style.setProperty(name, value)
  set('z-index', `${options.zIndex}`)
  /** Where the visitor once dragged it, as it was `kept`, else where its tag or the site wants it. */
  const setPosition = (kept?: string | null, position?: string) => {
    const [place = cornerOf(options.position || position), x = options.offsetX, y = options.offsetY] =
      (kept && /^"(\w+ \w+) (\d+) (\d+)"$/.exec(kept)?.slice(1)) || []
    layer.className = `layer ${place}`
    set('--oc-x', `${x}px`)
    set('--oc-y', `${y}px`)
  }
  setPosition()
  root.append(layer)
  const sheets = new Set<string>()
  const adopt = (text: string) => {
    if (sheets.has(text)) return
    sheets.add(text)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    root.adoptedStyleSheets.push(sheet)
  }
  adopt(css)

  return {
    host,
    root,
    layer,
    setPosition,
    adopt,
    /** The site's own colours; their names are those of the style sheets. */
    setColours(colours: Readonly<Record<string, string>> = {}): void {
      for (const [name, colour] of Object.entries(colours)) set(`--oc-${name}`, colour)
    },
    /** Adds the host to the page, and again if a router removes it. `changed(false)`: it gave up; else the root changed, such as its language. */
    attach(inline: Element | null, signal: AbortSignal, changed: (isThere: boolean) => void): void {
      const parent = inline ?? document.documentElement
      if (inline) {
        layer.classList.add('inline')
        host.dataset.inline = ''
      }
      const put = () => {
        parent.append(host)
        // Under a transform "fixed" means the page: only the top layer escapes it.
        if (inline || getComputedStyle(parent).transform === 'none') return
        host.popover = 'manual'
        host.showPopover?.()
      }
      put()
      let returns = 0
      const observer = new MutationObserver(() => {
        if (!host.isConnected && parent.isConnected) {
          setTimeout(() => {
            returns -= 1
          }, 1000)
          if (++returns > mostReturns) {
            observer.disconnect()
            return changed(false)
          }
          put()
        }
        // A document that is written anew in steps may have nothing yet.
        if (document.documentElement) changed(true)
      })
      for (const node of [parent, document.documentElement, document])
        observer.observe(node, { childList: true, attributeFilter: ['lang'] })
      signal.addEventListener('abort', () => {
        observer.disconnect()
        host.remove()
      })
    },
  }
}
