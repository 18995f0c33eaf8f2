import type { Options } from '../shared/api-types.ts'
import { element } from './element.ts'
import css from './loader.css?text'
import { cornerOf } from './options.ts'
import { remembered } from './remembered.ts'

/** A page that takes the widget out gets it back so often within a second. */
const mostReturns = 3

/** The host element under `<html>`, its shadow root, and the layer everything stands in. */
export function makeShadowHost(options: Options, lang: string) {
  const host = document.createElement('orca-chat')
  host.dataset.instance = options.instance
  const root = host.attachShadow({ mode: 'open' })
  // Where the visitor once dragged it, else where the site wants it: right at once, so that nothing jumps.
  const [place = cornerOf(options.position), x = options.offsetX, y = options.offsetY] =
    /^"(\w+ \w+) (\d+) (\d+)"$/.exec(remembered(options, 'place') ?? '')?.slice(1) ?? []
  const layer = element('div', { class: `layer ${place}`, lang })
  const set = (name: string, value: unknown) => layer.style.setProperty(name, String(value))
  set('z-index', options.zIndex)
  set('--oc-x', `${x}px`)
  set('--oc-y', `${y}px`)
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
    adopt,
    /** The site's own colours; their names are those of the style sheets. */
    paint(colours: Readonly<Record<string, string>> = {}): void {
      for (const [name, colour] of Object.entries(colours)) set(`--oc-${name}`, colour)
    },
    /**
     * Puts the host into the page, and back again when a router takes it out. `changed` is told when it had to give up
     * (`false`), and when anything else of the page's root has changed, its language for one.
     */
    attach(inline: Element | null, signal: AbortSignal, changed: (isThere: boolean) => void): void {
      const parent = inline ?? document.documentElement
      if (inline) {
        layer.classList.add('inline')
        host.dataset.inline = ''
      }
      parent.append(host)
      let returns = 0
      const observer = new MutationObserver(() => {
        if (!host.isConnected && parent.isConnected) {
          setTimeout(() => {
            returns -= 1
          }, 1000)
          returns += 1
          if (returns > mostReturns) {
            observer.disconnect()
            return changed(false)
          }
          parent.append(host)
        }
        changed(true)
      })
      for (const node of [parent, document.documentElement])
        observer.observe(node, { childList: true, attributeFilter: ['lang'] })
      signal.addEventListener('abort', () => {
        observer.disconnect()
        host.remove()
      })
    },
  }
}
