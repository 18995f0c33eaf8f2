import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** What Chatwoot's client interface takes, written from its documentation; anything else is 422 here. */
const facts = z.record(z.string(), z.string())
const bodies = {
  contact: z.strictObject({ source_id: z.string().min(1), name: z.string().min(1).optional() }),
  facts: z.strictObject({ custom_attributes: facts }),
  typing: z.strictObject({ typing_status: z.enum(['on', 'off']) }),
  nothing: z.strictObject({}),
  conversation: z.strictObject({ custom_attributes: facts }),
  message: z.strictObject({
    content: z.string().min(1),
    echo_id: z.string(),
    attachments: z.array(z.strictObject({ data_url: z.string(), name: z.string(), type: z.string() })).optional(),
  }),
}

interface PostedMessage {
  id: number
  content: string
  message_type: number
  echo_id?: string
  attachments?: { data_url: string; name: string; type: string }[] | undefined
  private?: boolean
}

interface Conversation {
  contact: string
  messages: PostedMessage[]
  facts: Record<string, string>
  /** What the visitor did besides writing, in its order. */
  signs: string[]
}

export type Fault = 'none' | 'error' | 'accept-then-hang-up' | 'accept-then-silence' | 'redirect' | 'garbage'

/** A body as JSON, a form's too: Chatwoot keeps a file and gives it an address. */
async function textOf(body: Buffer, contentType: string): Promise<string> {
  if (!contentType.startsWith('multipart/')) return body.toString()
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
  const files = form.getAll('attachments[]').filter((part) => part instanceof File)
  const attachments = await Promise.all(
    files.map(async (file) => ({
      data_url: `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`,
      name: file.name,
      type: file.type,
    })),
  )
  const words = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return JSON.stringify({ ...Object.fromEntries(words), attachments })
}

/** What visitors may read of it, the newest twenty before a message, oldest first. */
const pageOf = ({ messages }: Conversation, before: number) =>
  messages.filter((said) => !said.private && said.id < before).slice(-20)

/** A stand-in for Chatwoot with an inbox of type API: keeps what it gets, can fail, and calls back with signed events. */
export class ChatwootStandIn {
  readonly inbox = 'inbox-identifier'
  readonly secret = 'the secret of this inbox'
  url = ''
  /** Where events go: the widget's webhook. */
  webhook = ''
  fault: Fault = 'none'
  readonly refused: string[] = []
  readonly conversations = new Map<number, Conversation>()
  /** Names of contacts, where they have one. */
  readonly names = new Map<string, string>()
  /** What is told of contacts. */
  readonly contacts = new Map<string, Record<string, string>>()
  /** Requests for files that people attached. */
  filesAsked = 0
  #nextId = 100
  readonly #server = createServer((message, answer) => void this.#serve(message, answer))

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    this.url = `http://127.0.0.1:${address.port}`
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Everything a contact said, in order. */
  saidBy(contact: string): string[] {
    const own = [...this.conversations.values()].filter((conversation) => conversation.contact === contact)
    const said = own.flatMap(({ messages }) => messages)
    return said.filter(({ message_type }) => message_type === 0).map(({ content }) => content)
  }

  conversationOf(contact: string): number {
    return [...this.conversations].find(([, conversation]) => conversation.contact === contact)?.[0] ?? 0
  }

  /** An operator writes; Chatwoot keeps it, and its call may come late or never. */
  answer(contact: string, content: string, isPrivate = false): number {
    const id = this.#newId()
    const said = { id, content, message_type: 1, private: isPrivate }
    this.conversations.get(this.conversationOf(contact))?.messages.push(said)
    return id
  }

  /** Sends an event as Chatwoot does; every part of it can be changed. */
  async event(contact: string, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const body = JSON.stringify({
      event: 'message_created',
      id: this.#newId(),
      content: 'A person answers.',
      message_type: 'outgoing',
      private: false,
      conversation: { id: this.conversationOf(contact), contact_inbox: { source_id: contact } },
      ...change,
    })
    const stamp = headers['X-Chatwoot-Timestamp'] ?? String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', this.secret).update(`${stamp}.${body}`).digest('hex')
    return fetch(this.webhook, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Chatwoot-Timestamp': stamp,
        'X-Chatwoot-Signature': `sha256=${signature}`,
        'X-Chatwoot-Delivery': randomUUID(),
        ...headers,
      },
      body,
    })
  }

  /** An operator closes the contact's conversation. */
  resolve(contact: string) {
    return this.event(contact, {
      event: 'conversation_status_changed',
      id: this.conversationOf(contact),
      status: 'resolved',
      contact_inbox: { source_id: contact },
    })
  }

  async #serve(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of message) parts.push(Buffer.from(part))
    const text = await textOf(Buffer.concat(parts), message.headers['content-type'] ?? '')
    if (this.fault === 'error') return void answer.writeHead(500).end('{}')
    if (this.fault === 'redirect') return void answer.writeHead(302, { Location: `${this.url}/elsewhere` }).end()
    if (this.fault === 'garbage') return void answer.writeHead(200).end('<html>')
    const made = this.#answer(message.method ?? '', message.url ?? '', text)
    if (this.fault === 'accept-then-hang-up') return void answer.destroy()
    if (this.fault === 'accept-then-silence') return
    if (made === undefined) {
      this.refused.push(`${message.method} ${message.url} ${text}`)
      return void answer.writeHead(422).end('{}')
    }
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(made))
  }

  #answer(method: string, path: string, text: string): unknown {
    const base = `/public/api/v1/inboxes/${this.inbox}/contacts`
    if (path.startsWith('/files/')) this.filesAsked += 1
    if (!path.startsWith(base)) return undefined
    const { pathname, searchParams } = new URL(path, this.url)
    const [contact, , id, what, ...more] = pathname.slice(base.length + 1).split('/')
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (more.length > 0) return undefined
    if (method === 'POST' && path === base) return this.#meet(body)
    if (!contact) return undefined
    if (method === 'PATCH') return this.#describe(contact, body)
    if (id === undefined) return method === 'POST' ? this.#open(contact, body) : this.#list(contact)
    const conversation = this.conversations.get(Number(id))
    if (conversation?.contact !== contact) return undefined
    if (method === 'GET') return pageOf(conversation, Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY))
    if (what === 'toggle_typing' || what === 'update_last_seen') return this.#sign(conversation, what, body)
    const { data } = bodies.message.safeParse(body)
    if (!data) return undefined
    const said = { id: this.#newId(), message_type: 0, ...data }
    conversation.messages.push(said)
    return said
  }

  #newId(): number {
    this.#nextId += 1
    return this.#nextId
  }

  #list(contact: string) {
    return [...this.conversations].filter(([, { contact: owner }]) => owner === contact).map(([id]) => ({ id }))
  }

  #meet(body: unknown) {
    const { data } = bodies.contact.safeParse(body)
    if (data?.name) this.names.set(data.source_id, data.name)
    return data
  }

  #describe(contact: string, body: unknown) {
    const { data } = bodies.facts.safeParse(body)
    if (data) this.contacts.set(contact, data.custom_attributes)
    // The contact's row, without the id that we gave: older releases do so.
    return data && { id: this.#newId(), name: this.names.get(contact) ?? '', ...data }
  }

  #sign({ signs }: Conversation, what: string, body: unknown) {
    const typing = bodies.typing.safeParse(body).data
    if (what === 'toggle_typing' ? !typing : !bodies.nothing.safeParse(body).success) return undefined
    signs.push(typing ? `typing ${typing.typing_status}` : 'read')
    return {}
  }

  #open(contact: string, body: unknown) {
    const { data } = bodies.conversation.safeParse(body)
    if (!data) return undefined
    const id = this.#newId()
    this.conversations.set(id, { contact, messages: [], facts: data.custom_attributes, signs: [] })
    return { id, inbox_id: 1, messages: [] }
  }
}
