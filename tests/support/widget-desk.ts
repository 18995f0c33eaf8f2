import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiErrors } from '../../lib/protocol/api-errors.ts'

export interface Said {
  seq: number
  author: 'visitor' | 'bot' | 'operator' | 'system'
  type: string
  text: string
  rev: number
  created_at: number
  [more: string]: unknown
}

/** The code the server refuses with under that status. */
const codeOf = (refused: number) => Object.entries(apiErrors).find(([, { status }]) => status === refused)?.[0]

const root = '/api/widget/v1/'

const config = {
  site: 'pk_orca',
  texts: { title: 'Lake desk', greeting: 'Hello.', placeholder: 'Ask us', tip: 'Ask us about boats.' },
  words: {
    phone: 'Telephone',
    qr: 'QR code',
    board: 'Message board',
  },
  hot: ['How long does a charge last?', 'Which boat fits a lake?', 'Does it work at night?'].map((question, at) => ({
    id: `q${at}`,
    question,
  })),
  contacts: {
    phone: '400 000 0000',
    email: 'desk@lake.example',
    qr: { url: 'https://lake.example/qr', label: 'Scan' },
  },
  board: {
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, max: 50 },
      { name: 'phone', label: 'Telephone', type: 'tel', max: 40 },
      { name: 'email', label: 'Email', type: 'email', max: 254 },
      { name: 'address', label: 'Address', type: 'text', max: 120 },
      { name: 'extension', label: 'Organisation', type: 'text', max: 50 },
      {
        name: 'topic',
        label: 'Topic',
        type: 'select',
        options: ['A boat', 'A price', 'A visit'].map((label) => ({ value: label, label })),
      },
      { name: 'content', label: 'Message', type: 'textarea', required: true, max: 1000 },
    ],
    reach: ['phone', 'email'],
  },
  callback: {
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, max: 50 },
      { name: 'phone', label: 'Telephone', type: 'tel', max: 40 },
      { name: 'email', label: 'Email', type: 'email', max: 254 },
    ],
    reach: ['phone', 'email'],
  },
  consent: { text: 'I have read the', link: { label: 'privacy policy', url: 'https://lake.example/privacy' } },
  limits: { text: 4000 },
}

/**
 * A desk of the test's own, speaking docs/widget-protocol.md, for what the real one cannot be made to do on command:
 * streams that break off, thousands of messages, refusals in a given place, words of an attacker in every field.
 */
export class StandInDesk {
  config: Record<string, unknown> = structuredClone(config)
  readonly messages: Said[] = []
  readonly asked: { path: string; method: string; token: string; body: Record<string, unknown> }[] = []
  /** What the bot says to each message; nothing when empty. */
  reply: ((text: string) => Partial<Said>[]) | undefined
  /** Answers some calls differently: a status refuses, a number of milliseconds waits first. */
  hinder: ((path: string, method: string) => { status?: number; wait?: number } | undefined) | undefined
  streams = 0
  /** Files that may be asked for, by id. */
  readonly files = new Map<string, Buffer>()
  #open = new Set<ServerResponse>()
  #tokens = new Set<string>()
  #state = 'bot'

  /** Says something and tells every stream. */
  say(author: Said['author'], text: string, more: Partial<Said> = {}): Said {
    const message: Said = {
      seq: this.messages.length + 1,
      author,
      type: 'text',
      text,
      rev: 0,
      created_at: Date.now(),
      ...more,
    }
    this.messages.push(message)
    this.tell('message', message)
    return message
  }

  tell(event: string, data: unknown): void {
    for (const stream of this.#open) send(stream, event, data)
  }

  setState(state: string): void {
    this.#state = state
    this.tell('state', this.#conversation())
  }

  /** Breaks off every stream without a word. */
  cut(): number {
    const cut = this.#open.size
    for (const stream of this.#open) stream.destroy()
    this.#open.clear()
    return cut
  }

  /** True when the request was the desk's to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = new URL(request.url ?? '/', 'http://desk')
    if (!url.pathname.startsWith(root)) return false
    void this.#answer(request, response, url)
    return true
  }

  close(): void {
    this.cut()
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.slice(root.length)
    const method = request.method ?? 'GET'
    let text = ''
    for await (const part of request) text += part
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false
    const body = (text && !isForm ? JSON.parse(text) : {}) as Record<string, unknown>
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    this.asked.push({ path, method, token, body })
    const hindrance = this.hinder?.(path, method)
    if (hindrance?.wait) await new Promise((resolve) => setTimeout(resolve, hindrance.wait))
    if (hindrance?.status) return json(response, hindrance.status, { code: codeOf(hindrance.status) })
    if (path === 'config') return json(response, 200, this.config)
    if (path === 'leads') return json(response, 200, { id: 'lead-1' })
    if (path === 'visitors') {
      const made = `token${this.#tokens.size + 1}`
      this.#tokens.add(made)
      return json(response, 201, { visitor_id: made, token: made, expires_at: Date.now() + 1e9 })
    }
    if (!this.#tokens.has(token)) return json(response, 401, { code: 'bad_token' })
    if (/(^feedback|\/(typing|rating|transcript))$/.test(path)) return void response.writeHead(204).end()
    if (path === 'conversations') return json(response, 201, { conversation: this.#conversation() })
    if (path.endsWith('/files') && method === 'GET')
      return void response.end(this.files.get(url.searchParams.get('file') ?? '') ?? '')
    if (path.endsWith('/read')) return json(response, 200, { read_seq: body.seq })
    if (path.endsWith('/events')) return this.#stream(response, Number(url.searchParams.get('after') ?? 0))
    if (path.endsWith('/messages') && method === 'POST') return this.#hear(response, body)
    if (path.endsWith('/messages')) return this.#page(response, url.searchParams)
    json(response, 200, { conversation: this.#conversation(), last: this.messages.at(-1) ?? null })
  }

  #conversation() {
    return { id: 'c1', state: this.#state, head_seq: this.messages.length, read_seq: 0, unread: 0, degraded: false }
  }

  #hear(response: ServerResponse, { client_id, text }: Record<string, unknown>): void {
    const known = this.messages.find((message) => message.client_id === client_id)
    if (known) return void json(response, 200, { message: known, replies: [], head_seq: this.messages.length })
    const message = this.say('visitor', String(text), { client_id })
    const replies = (this.reply?.(String(text)) ?? []).map((one) =>
      this.say('bot', '', { type: 'answer', reply_to: message.seq, ...one }),
    )
    json(response, 201, { message, replies, head_seq: this.messages.length })
  }

  #page(response: ServerResponse, query: URLSearchParams): void {
    const limit = Number(query.get('limit') ?? 50)
    const [after, before] = [query.get('after'), query.get('before')]
    const all = this.messages.filter(
      ({ seq }) => (after === null || seq > Number(after)) && (before === null || seq < Number(before)),
    )
    const items = after === null ? all.slice(-limit) : all.slice(0, limit)
    json(response, 200, { items, head_seq: this.messages.length, has_more: all.length > items.length })
  }

  #stream(response: ServerResponse, after: number): void {
    this.streams += 1
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    send(response, 'state', this.#conversation())
    for (const message of this.messages.slice(after)) send(response, 'message', message)
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }
}

function send(stream: ServerResponse, event: string, data: unknown): void {
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
