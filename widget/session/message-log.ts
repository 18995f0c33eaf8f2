import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'

/** A kept conversation, if it is one: storage may have been tampered with. */
export function readConversation(kept: unknown): Conversation | undefined {
  const { id, read_seq } = (kept ?? {}) as Partial<Record<keyof Conversation, unknown>>
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) return undefined
  return { ...(kept as Conversation), read_seq: typeof read_seq === 'number' ? read_seq : 0 }
}

/** What has been said, by `seq`, which is the only order. */
export class MessageLog {
  readonly items: Message[] = []

  get last(): number {
    return this.items.at(-1)?.seq ?? 0
  }

  /** Keeps messages in their places; a later edit replaces an earlier one. Says which are new. */
  add(messages: readonly Message[]): Message[] {
    const fresh: Message[] = []
    for (const message of messages) {
      const at = this.#place(message.seq)
      const known = this.items[at]
      if (known?.seq !== message.seq) {
        this.items.splice(at, 0, message)
        fresh.push(message)
      } else if (message.rev > known.rev) this.items[at] = message
    }
    return fresh
  }

  at(seq: number): Message | undefined {
    const found = this.items[this.#place(seq)]
    return found?.seq === seq ? found : undefined
  }

  after(seq: number): Message[] {
    return this.items.slice(this.#place(seq + 1))
  }

  /** How many messages there are up to that number, itself included. */
  until(seq: number): number {
    return this.#place(seq + 1)
  }

  /** Whether a message can follow without a gap. */
  follows(seq: number): boolean {
    return seq <= this.last + 1
  }

  clear(): void {
    this.items.length = 0
  }

  #place(seq: number): number {
    let low = 0
    let high = this.items.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.items[middle]?.seq ?? 0) < seq) low = middle + 1
      else high = middle
    }
    return low
  }
}
