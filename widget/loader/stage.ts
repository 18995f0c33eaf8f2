import type { Options } from '../shared/api-types.ts'
import { element } from './element.ts'
import css from './loader.css?text'
import { cornerOf } from './options.ts'
import { remembered } from './remembered.ts'

/** The host element under `<html>`, its shadow root, and the layer everything stands in. */
export class Stage {
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

  /** Puts the host into the page and back again when a router takes it out, at most three times a second. */
  attach(inline: Element | null, signal: AbortSignal, giveUp: () => void): void {
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
    signal.addEventListener('abort', () => {
      observer.disconnect()
      this.host.remove()
    })
  }
}
