import { loaderWords } from '../messages/loader.ts'
import type { Lang } from '../shared/api-types.ts'
import type { SiteConfig } from '../shared/config.ts'
import type { PanelName } from '../shared/core.ts'
import { boardIcon, chatIcon, downIcon, phoneIcon, qrIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'

export interface DockActions {
  toggle(): unknown
  panel(name: PanelName, expanded: boolean): unknown
}

/** The launcher with its badge, and the side bar over it. */
export class Dock {
  readonly launcher: HTMLButtonElement
  readonly node: HTMLElement
  #badge = element('span', { class: 'badge', hidden: true, 'aria-hidden': true })
  #actions: DockActions
  #lang: Lang
  #panel = ''

  constructor(lang: Lang, actions: DockActions) {
    this.#lang = lang
    this.#actions = actions
    this.launcher = element(
      'button',
      { class: 'launcher', type: 'button', click: actions.toggle },
      icon(chatIcon),
      this.#badge,
    )
    this.node = element('aside', { class: 'dock', 'aria-label': loaderWords[lang].name }, this.launcher)
    this.update(false, 0)
  }

  update(open: boolean, unread: number): void {
    const words = loaderWords[this.#lang]
    const count = unread ? `, ${words.unread(unread)}` : ''
    this.launcher.setAttribute('aria-expanded', String(open))
    this.launcher.setAttribute('aria-label', (open ? words.close : words.open) + count)
    this.launcher.firstElementChild?.replaceWith(icon(open ? downIcon : chatIcon))
    this.#badge.hidden = unread === 0
    this.#badge.textContent = unread > 99 ? '99+' : String(unread)
  }

  /** The side bar, once the site's configuration is there. */
  furnish(config: SiteConfig, allowed: (name: string) => boolean): void {
    const words = loaderWords[this.#lang]
    const { contacts = {}, board } = config
    const items = (
      [
        ['phone', phoneIcon, contacts.phone],
        ['qr', qrIcon, contacts.qr],
        ['board', boardIcon, board],
      ] as const
    ).filter(([name, , there]) => there && allowed(name))
    const buttons = items.map(([name, drawing]) =>
      element(
        'button',
        {
          type: 'button',
          'aria-label': words[name],
          title: words[name],
          'aria-expanded': 'false',
          'data-panel': name,
          click: () => this.#actions.panel(name, this.#panel === name),
        },
        icon(drawing),
      ),
    )
    if (items.length > 0) this.node.prepend(element('div', { class: 'rail' }, ...buttons))
  }

  mark(name: string): void {
    this.#panel = name
    for (const button of this.node.querySelectorAll('[data-panel]'))
      button.setAttribute('aria-expanded', String(button.getAttribute('data-panel') === name))
  }
}
