/** Keeps the tabs of one browser in step: one of them holds the line to the server, all hear what it heard. */
export class Tabs {
  #channel: BroadcastChannel | undefined
  #name: string
  #holding: AbortController | undefined

  constructor(name: string, heard: (word: unknown) => void) {
    this.#name = name
    if (typeof BroadcastChannel === 'undefined') return
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }) => heard(data)
  }

  tell(word: unknown): void {
    this.#channel?.postMessage(word)
  }

  /** Does the work in this tab when no other does it, or once the other has gone. */
  hold(work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#holding) return
    const holding = new AbortController()
    this.#holding = holding
    const { signal } = holding
    const run = () => (signal.aborted ? Promise.resolve() : work(signal))
    if (!navigator.locks) return void run()
    navigator.locks.request(this.#name, { signal }, run).catch(() => {
      // Refused where storage is denied: then each tab works for itself.
      if (!signal.aborted) void run()
    })
  }

  release(): void {
    this.#holding?.abort()
    this.#holding = undefined
  }

  close(): void {
    this.release()
    this.#channel?.close()
  }
}
