/** The browser's storage under `orcachat:<instance>:…`, or memory where it is denied, unwanted or not yet agreed to. */
export class Store {
  #prefix: string
  #memory = new Map<string, string>()
  #kind: () => 'local' | 'tab' | 'memory'

  constructor(instance: string, kind: () => 'local' | 'tab' | 'memory') {
    this.#prefix = `orcachat:${instance}:`
    this.#kind = kind
  }

  get(name: string): unknown {
    try {
      const text = this.#memory.get(name) ?? this.#place()?.getItem(this.#prefix + name)
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }

  set(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    try {
      const place = this.#place()
      if (!place) throw new Error('memory')
      place.setItem(this.#prefix + name, text)
      this.#memory.delete(name)
    } catch {
      this.#memory.set(name, text)
    }
  }

  remove(...names: string[]): void {
    for (const name of names) {
      this.#memory.delete(name)
      try {
        this.#place()?.removeItem(this.#prefix + name)
      } catch {
        // Denied storage holds nothing that could be removed.
      }
    }
  }

  #place(): Storage | undefined {
    const kind = this.#kind()
    if (kind === 'memory') return undefined
    return kind === 'tab' ? sessionStorage : localStorage
  }
}
