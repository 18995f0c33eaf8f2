import { Failure } from '../shared/failure.ts'

export interface Kept {
  id: string
  seq: number
}

/** What the host was promised about messages that are still on their way. */
export class Promised {
  #open = new Map<string, { resolve(kept: Kept): void; reject(failure: Failure): void }>()

  make(id: string): Promise<Kept> {
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }))
  }

  keep(kept: Kept): void {
    this.#open.get(kept.id)?.resolve(kept)
    this.#open.delete(kept.id)
  }

  break(id: string, failure: Failure): void {
    this.#open.get(id)?.reject(failure)
    this.#open.delete(id)
  }

  end(): void {
    for (const id of [...this.#open.keys()]) this.break(id, new Failure('destroyed'))
  }
}
