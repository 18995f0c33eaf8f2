import { z } from 'zod'
import { type Outcome, outcomeOfError, outcomeOfStatus } from '#lib/outbound/outcome'
import { parsedJson } from '#lib/runtime/parsed-json'
import type { ChatFileRow } from '#lib/store/chat-tables'

const conversation = z.object({ id: z.number() })
const message = z.object({
  id: z.number(),
  content: z.string().nullish(),
  message_type: z.number().optional(),
  private: z.boolean().optional(),
  attachments: z.array(z.object({ data_url: z.string().optional() })).optional(),
})

const mostOfAnswer = 4 * 1024 * 1024

/** A call that did not do what it should, as the delivery schedule understands it. */
class FailedCall extends Error {
  override name = 'FailedCall'
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.code)
    this.outcome = outcome
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > mostOfAnswer) throw new FailedCall({ kind: 'retry', code: 'TOO_LARGE' })
  }
  return text
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const result = schema.safeParse(parsedJson(text))
  if (!result.success) throw new FailedCall({ kind: 'retry', code: 'ODD_ANSWER' })
  return result.data
}

/** Words with a file, as Chatwoot takes both at once. */
function withFile(said: Record<string, string>, { name, type, bytes }: ChatFileRow): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(said)) form.append(field, value)
  form.append('attachments[]', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

export type ChatwootMessage = z.infer<typeof message>

export type ChatwootCalls = ReturnType<typeof chatwootCalls>

/** The few calls of Chatwoot's client interface that we make. The address is the operator's: any network. */
export function chatwootCalls(base: string, timeoutMs: number) {
  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<z.output<Schema>> {
    // A form says its own type.
    const isForm = body instanceof FormData
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { Accept: 'application/json', ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const outcome = outcomeOfStatus(response.status, response.headers.get('retry-after') ?? undefined, Date.now())
    const text = await readText(response)
    if (outcome.kind !== 'delivered') throw new FailedCall(outcome)
    // Some calls answer with a status alone.
    return parsed(schema, text.trim() === '' ? 'null' : text)
  }
  const contacts = (id: string) => `/contacts/${encodeURIComponent(id)}`

  return {
    addContact: (id: string, name: string | undefined) =>
      call('/contacts', z.object({ source_id: z.string() }), { source_id: id, ...(name ? { name } : {}) }),
    conversations: (contact: string) => call(`${contacts(contact)}/conversations`, z.array(conversation)),
    addConversation: (contact: string, attributes: Record<string, string>) =>
      call(`${contacts(contact)}/conversations`, conversation, { custom_attributes: attributes }),
    /** The newest twenty, oldest first, or those before one of them. */
    messages: (contact: string, id: string, before?: number) =>
      call(
        `${contacts(contact)}/conversations/${id}/messages${before === undefined ? '' : `?before=${before}`}`,
        z.array(message),
      ),
    /** What it answers differs between releases. */
    describeContact: (id: string, custom_attributes: Record<string, string>) =>
      call(contacts(id), z.looseObject({}), { custom_attributes }, 'PATCH'),
    showTyping: (contact: string, id: string, typing_status: 'on' | 'off') =>
      call(`${contacts(contact)}/conversations/${id}/toggle_typing`, z.unknown(), { typing_status }),
    showRead: (contact: string, id: string) =>
      call(`${contacts(contact)}/conversations/${id}/update_last_seen`, z.unknown(), {}),
    addMessage: (
      contact: string,
      id: string,
      said: { content: string; echo_id: string },
      file: ChatFileRow | undefined,
    ) => call(`${contacts(contact)}/conversations/${id}/messages`, message, file ? withFile(said, file) : said),
    /** Runs several calls as one attempt of a delivery. */
    async attempt(work: () => Promise<void>): Promise<Outcome> {
      try {
        await work()
        return { kind: 'delivered', code: '200' }
      } catch (error) {
        return error instanceof FailedCall ? error.outcome : outcomeOfError(error)
      }
    },
  }
}
