import { Failure } from '../shared/failure.ts'

export interface StoredMessage {
  id: string
  seq: number
}

/** What the host was promised about messages that are still on their way. */
export class SendPromises {
  #open = new Map<string, { resolve(kept: StoredMessage): void; reject(failure: Failure): void }>()

  make(id: string): Promise<StoredMessage> {
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }))
  }

  resolve(kept: StoredMessage): void {
    this.#open.get(kept.id)?.resolve(kept)
    this.#open.delete(kept.id)
  }

  reject(id: string, failure: Failure): void {
    this.#open.get(id)?.reject(failure)
    this.#open.delete(id)
  }

  end(): void {
    for (const id of [...this.#open.keys()]) this.reject(id, new Failure('destroyed'))
  }
}
