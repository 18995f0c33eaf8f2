import { randomUUID } from 'node:crypto'
import { linkToken } from '../../lib/protocol/answer-link.ts'
import { newVisitor } from './official-body.ts'
import type { Answer } from './widget-client.ts'

interface Change {
  headers?: Record<string, string | undefined>
  method?: string
}

/** The right in a text that holds one link. */
export function tokenIn(text: string): string {
  const token = /\/answer#([\w-]+)/.exec(text)?.[1] ?? ''
  if (!linkToken.test(token)) throw new Error(`no link in: ${text}`)
  return token
}

/** Somebody of the team with a link, at an address of their own. */
export class LinkHolder {
  readonly origin: string
  readonly token: string
  readonly address = newVisitor()
  /** The name of their browser. */
  readonly device = randomUUID()

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  async post(
    what: string,
    given: object | string = {},
    { headers = {}, method = 'POST' }: Change = {},
  ): Promise<Answer> {
    const body =
      typeof given === 'string' || !/^(read|answer|take|withdraw)\b/.test(what)
        ? given
        : { device: this.device, ...given }
    const all = {
      Origin: this.origin,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${this.token}`,
      ...this.address,
      ...headers,
    }
    const response = await fetch(`${this.origin}/api/answer-link/${what}`, {
      method,
      headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) }
  }

  /** Sends the visitor a file. */
  async sendFile(name: string, bytes: Uint8Array, key = randomUUID()): Promise<Answer> {
    const form = new FormData()
    form.append('device', this.device)
    form.append('key', key)
    form.append('file', new File([new Uint8Array(bytes)], name))
    const response = await fetch(`${this.origin}/api/answer-link/send-file`, {
      method: 'POST',
      headers: { Origin: this.origin, Authorization: `Bearer ${this.token}`, ...this.address },
      body: form,
    })
    return { status: response.status, headers: response.headers, json: await response.json() }
  }

  /** Asks for a file of the conversation. */
  file(id: string): Promise<Response> {
    return fetch(`${this.origin}/api/answer-link/file`, {
      method: 'POST',
      headers: {
        Origin: this.origin,
        Authorization: `Bearer ${this.token}`,
        'Content-Type': 'application/json',
        ...this.address,
      },
      body: JSON.stringify({ id }),
    })
  }

  read = (body: object = {}) => this.post('read', body)

  /** What is open to them, or nothing. */
  open = async () => (await this.read()).json.open

  /** The words they see, in their order. */
  words = async (): Promise<string[]> => (await this.open()).messages.map(({ text }: { text: string }) => text)
}
