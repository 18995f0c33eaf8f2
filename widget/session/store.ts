import type { Options } from '../shared/api-types.ts'

/** Everything the widget ever keeps in a browser. */
const names = ['visitor', 'conversation', 'outbox', 'draft', 'muted', 'place'] as const

export type StoredName = (typeof names)[number]

/** The browser's storage under `orcachat:<instance>:…`, or memory where it is denied, unwanted or not yet agreed to. */
export class Store {
  #options: Options
  #memory: Map<string, string>

  #denied: () => void
  #marked = false

  /** `denied` is called once, when the browser refuses what the site wants kept. */
  constructor({ options, memory }: { options: Options; memory: Map<string, string> }, denied: () => void) {
    this.#options = options
    this.#memory = memory
    this.#denied = denied
  }

  get(name: StoredName): unknown {
    try {
      const text = this.#memory.get(name) ?? this.#place()?.getItem(this.#key(name))
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }

  set(name: StoredName, value: unknown): void {
    this.#put(name, JSON.stringify(value))
  }

  remove(...gone: StoredName[]): void {
    for (const name of gone) {
      this.#memory.delete(name)
      try {
        this.#place()?.removeItem(this.#key(name))
      } catch {
        // Denied storage holds nothing that could be removed.
      }
    }
  }

  /** Follows the visitor's consent: what memory held is kept now, or what was kept is taken back into memory. */
  applyConsent(): void {
    if (this.#place()) for (const [name, text] of [...this.#memory]) this.#put(name as StoredName, text)
    else {
      this.#unmark()
      for (const name of names) {
        try {
          const text = this.#disk().getItem(this.#key(name))
          if (text === null) continue
          this.#memory.set(name, text)
          this.#disk().removeItem(this.#key(name))
        } catch {
          // Denied storage holds nothing that could be taken back.
        }
      }
    }
  }

  #put(name: StoredName, text: string): void {
    try {
      const place = this.#place()
      if (!place) return void this.#memory.set(name, text)
      place.setItem(this.#key(name), text)
      this.#memory.delete(name)
      this.#mark()
    } catch {
      this.#memory.set(name, text)
      this.#denied()
      this.#denied = () => {}
    }
  }

  /** Creates an empty marker database: the next page's loader asks for it without blocking, and only then reads the storage. */
  #mark(): void {
    if (this.#marked || this.#options.storage === 'tab') return
    this.#marked = true
    try {
      const opening = indexedDB.open(this.#key(''))
      opening.onsuccess = () => opening.result.close()
    } catch {
      // Where databases are denied, what is kept counts once the window is opened.
    }
  }

  #unmark(): void {
    this.#marked = false
    try {
      indexedDB.deleteDatabase(this.#key(''))
    } catch {
      // Then there is none.
    }
  }

  #key(name: string): string {
    return `orcachat:${this.#options.instance}${name && `:${name}`}`
  }

  #place(): Storage | undefined {
    const { consent, storage } = this.#options
    return consent === 'required' || storage === 'memory' ? undefined : this.#disk()
  }

  #disk(): Storage {
    return this.#options.storage === 'tab' ? sessionStorage : localStorage
  }
}
