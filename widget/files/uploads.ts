import { smallerPicture } from '../../lib/photographs/smaller-picture.ts'
import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { type FileLabels, fileLabels } from '../messages/files.ts'
import type { ChatSession } from '../session/chat-session.ts'
import { ulid } from '../session/ulid.ts'
import type { ErrorBody } from '../shared/call-failures.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { sendFile } from './send-file.ts'

/** Files taken at once. */
const most = 5
const mb = 1024 * 1024

export interface Upload {
  id: string
  file: File
  /** How much has gone; undefined before it goes. */
  share?: number | undefined
  /** Why it is not sent. */
  why?: string
  /** The same again may succeed. */
  canRetry?: boolean
}

function whyOf(error: unknown, { why }: FileLabels, mostBytes: number): string {
  if (!(error instanceof Failure)) return why.refused
  const { code, cause, retryAfter } = error
  const field = (cause as ErrorBody | undefined)?.fields?.file
  if (field === 'file_size' || code === 'too_long') return why.file_size.replace('{value}', `${mostBytes / mb}`)
  if (field === 'file_empty' || field === 'file_type' || field === 'file_infected' || field === 'file_room')
    return why[field]
  if (code === 'rate_limited') return why.many.replace('{value}', `${Math.max(1, Math.ceil((retryAfter ?? 60) / 60))}`)
  return error.retryable ? why.network : why.refused
}

/** Files on their way to the server, one after the other; they live as long as the page. */
export class Uploads {
  items: readonly Upload[] = []
  #core: Core
  #session: ChatSession
  #mostBytes: number
  #isBusy = false
  #stop = new Map<string, AbortController>()
  #listeners = new Set<() => void>()

  constructor(core: Core, session: ChatSession, { files }: SiteConfig) {
    this.#core = core
    this.#session = session
    this.#mostBytes = files?.bytes ?? 5 * mb
    core.signal.addEventListener('abort', () => {
      for (const { id } of this.items) this.drop(id)
    })
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]): void {
    const taken = files.slice(0, most).map((file): Upload => ({ id: ulid(), file }))
    const [first] = files.slice(most)
    const { why } = this.#labels
    const left: Upload[] = first ? [{ id: ulid(), file: first, why: why.most.replace('{value}', `${most}`) }] : []
    this.#keep([...this.items, ...taken, ...left])
    void this.#run()
  }

  retry(id: string): void {
    this.#keep(this.items.map((item) => (item.id === id ? { id, file: item.file } : item)))
    void this.#run()
  }

  drop(id: string): void {
    this.#stop.get(id)?.abort()
    this.#keep(this.items.filter((item) => item.id !== id))
  }

  get #labels(): FileLabels {
    return fileLabels[this.#core.state.lang]
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#next(); next; next = this.#next()) await this.#send(next)
    this.#isBusy = false
  }

  #next(): Upload | undefined {
    return this.items.find(({ why }) => why === undefined)
  }

  async #send({ id, file }: Upload): Promise<void> {
    const stop = new AbortController()
    this.#stop.set(id, stop)
    try {
      const given = await smallerPicture(file, this.#mostBytes)
      if (given.size > this.#mostBytes) throw new Failure('too_long')
      if (stop.signal.aborted) return
      this.#change(id, { share: 0 })
      const onShare = (share: number) => this.#change(id, { share })
      await sendFile(this.#core, this.#session.forFiles(), { id, file: given, signal: stop.signal, onShare })
      this.#keep(this.items.filter((item) => item.id !== id))
    } catch (error) {
      const why = whyOf(error, this.#labels, this.#mostBytes)
      this.#change(id, { share: undefined, why, canRetry: error instanceof Failure && error.retryable })
    } finally {
      this.#stop.delete(id)
    }
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#keep(this.items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  #keep(items: readonly Upload[]): void {
    this.items = items
    for (const listener of this.#listeners) listener()
  }
}

const all = new WeakMap<ChatSession, Uploads>()

/** A window that is made small and opened again finds what it was sending. */
export function uploadsOf(core: Core, session: ChatSession, site: SiteConfig): Uploads {
  const known = all.get(session) ?? new Uploads(core, session, site)
  all.set(session, known)
  return known
}
