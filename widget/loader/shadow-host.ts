import type { Options } from '../shared/api-types.ts'
import { element } from './element.ts'
import css from './loader.css?text'
import { cornerOf } from './options.ts'
import { remembered } from './remembered.ts'

/** The host element under `<html>`, its shadow root, and the layer everything stands in. */
export class ShadowHost {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly layer: HTMLElement
  #sheets = new Set<string>()

  constructor(options: Options, lang: string) {
    this.host = document.createElement('orca-chat')
    this.host.dataset.instance = options.instance
    this.root = this.host.attachShadow({ mode: 'open' })
    // Where the visitor once dragged it, else where the site wants it: right at once, so that nothing jumps.
    const [place = cornerOf(options.position), x = options.offsetX, y = options.offsetY] =
      /^"(\w+ \w+) (\d+) (\d+)"$/.exec(remembered(options, 'place') ?? '')?.slice(1) ?? []
    this.layer = element('div', { class: `layer ${place}`, lang })
    this.layer.style.zIndex = String(options.zIndex)
    this.layer.style.setProperty('--oc-x', `${x}px`)
    this.layer.style.setProperty('--oc-y', `${y}px`)
    this.root.append(this.layer)
    this.adopt(css)
  }

  adopt(text: string): void {
    if (this.#sheets.has(text)) return
    this.#sheets.add(text)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    this.root.adoptedStyleSheets.push(sheet)
  }

  /** The corner that everything hangs in. */
  hang(corner: string): void {
    this.layer.className = `layer ${corner}`
  }

  /** The site's own colours; their names are those of the style sheets. */
  paint(colours: Readonly<Record<string, string>> = {}): void {
    for (const [name, colour] of Object.entries(colours)) this.layer.style.setProperty(`--oc-${name}`, colour)
  }

  /**
   * Puts the host into the page and back again when a router takes it out, at most three times a second. `spoken`: the
   * page has another language now.
   */
  attach(inline: Element | null, signal: AbortSignal, giveUp: () => void, spoken: () => void): void {
    const parent = inline ?? document.documentElement
    if (inline) {
      this.layer.classList.add('inline')
      this.host.dataset.inline = ''
    }
    parent.append(this.host)
    let times: number[] = []
    const observer = new MutationObserver(() => {
      if (this.host.isConnected || !parent.isConnected) return
      times = [...times.filter((time) => performance.now() - time < 1000), performance.now()]
      if (times.length <= 3) return void parent.append(this.host)
      observer.disconnect()
      giveUp()
    })
    observer.observe(parent, { childList: true })
    const language = new MutationObserver(spoken)
    language.observe(document.documentElement, { attributeFilter: ['lang'] })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      language.disconnect()
      this.host.remove()
    })
  }
}
