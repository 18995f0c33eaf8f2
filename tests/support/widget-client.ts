import { randomBytes } from 'node:crypto'
import { newVisitor } from './official-body.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID, as the widget makes them. */
export function ulid(): string {
  return `01${[...randomBytes(24)].map((byte) => alphabet[byte & 31]).join('')}`
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the interface under test, whose shape the tests assert.
  json: any
}

export interface StreamEvent {
  event: string
  id: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  data: any
}

interface Call {
  method?: string
  body?: unknown
  headers?: Record<string, string | undefined>
}

/** Somebody with the widget open, at an address of their own. */
export class WidgetClient {
  origin: string
  readonly address = newVisitor()
  token: string | undefined
  visitorId = ''
  conversationId = ''

  constructor(origin: string) {
    this.origin = origin
  }

  async call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Answer> {
    const all = {
      Origin: this.origin,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
      ...this.address,
      ...headers,
    }
    const response = await fetch(`${this.origin}/api/widget/v1/${path}`, {
      method,
      headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) }
  }

  post(path: string, body: unknown, headers: Record<string, string | undefined> = {}): Promise<Answer> {
    return this.call(path, { method: 'POST', body, headers })
  }

  /** Becomes a visitor with a conversation. */
  async open(site = 'pk_orca', lang = 'en'): Promise<this> {
    const visitor = await this.post('visitors', { site, lang })
    if (visitor.status !== 201) throw new Error(`no visitor: ${visitor.status} ${JSON.stringify(visitor.json)}`)
    this.token = visitor.json.token
    this.visitorId = visitor.json.visitor_id
    this.conversationId = (await this.post('conversations', { lang })).json.conversation.id
    return this
  }

  /** A path inside the conversation. */
  in(path: string): string {
    return `conversations/${this.conversationId}/${path}`
  }

  say(text: string, clientId = ulid(), headers: Record<string, string | undefined> = {}): Promise<Answer> {
    return this.post(this.in('messages'), { client_id: clientId, type: 'text', text }, headers)
  }

  /** Sends a file into the conversation. */
  async sendFile(
    name: string,
    bytes: Uint8Array,
    { key = ulid(), ctx, headers = {} }: { key?: string; ctx?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const body = new FormData()
    if (ctx !== undefined) body.append('ctx', ctx)
    body.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/octet-stream' }))
    const response = await fetch(`${this.origin}/api/widget/v1/${this.in('files')}`, {
      method: 'POST',
      headers: {
        Origin: this.origin,
        Authorization: `Bearer ${this.token}`,
        'Idempotency-Key': key,
        ...this.address,
        ...headers,
      },
      body,
    })
    return { status: response.status, headers: response.headers, json: await response.json() }
  }

  /** Asks for a file of the conversation. */
  file(id: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/widget/v1/${this.in(`files?file=${id}`)}`, {
      headers: { Origin: this.origin, Authorization: `Bearer ${this.token}`, ...this.address, ...headers },
    })
  }

  /** Listens until it leaves; what came stands in `events`. */
  listen(headers: Record<string, string> = {}) {
    const events: StreamEvent[] = []
    let wake = () => {}
    let isOver = false
    void this.events((all) => {
      events.splice(0, events.length, ...all)
      wake()
      return isOver
    }, headers).catch(() => {})
    return {
      events,
      /** Waits until an event like that has come. */
      async until(fits: (event: StreamEvent) => boolean): Promise<void> {
        while (!events.some(fits)) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      },
      leave() {
        isOver = true
      },
    }
  }

  /** Reads the stream until `enough` events came, then leaves. `opened`: from here on it hears what happens. */
  async events(
    enough: (events: StreamEvent[]) => boolean,
    headers: Record<string, string> = {},
    opened: () => void = () => {},
  ): Promise<StreamEvent[]> {
    const leave = new AbortController()
    const timer = setTimeout(() => leave.abort(new Error('not enough events came')), 30_000)
    const response = await fetch(`${this.origin}/api/widget/v1/${this.in('events')}`, {
      headers: { Origin: this.origin, Authorization: `Bearer ${this.token}`, ...this.address, ...headers },
      signal: leave.signal,
    })
    if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
    opened()
    const events: StreamEvent[] = []
    let text = ''
    try {
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        text += part
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
          const event = field('event')
          if (event) events.push({ event, id: field('id'), data: JSON.parse(field('data') ?? 'null') })
        }
        if (enough(events)) return events
      }
      return events
    } finally {
      clearTimeout(timer)
      leave.abort()
    }
  }
}
