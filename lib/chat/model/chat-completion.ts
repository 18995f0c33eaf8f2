import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import type { PromptMessage } from '#lib/chat/model/prompt'
import { parsedJson } from '#lib/runtime/parsed-json'

/** An endpoint that speaks the chat completions protocol of OpenAI. */
export interface ModelEndpoint {
  /** Its address up to and including the version, such as `https://host.example/v1`. */
  url: string
  key: string | undefined
  model: string
}

export interface CompletionTimeouts {
  /** Until the first words, between words, and altogether, in milliseconds. */
  first: number
  next: number
  whole: number
}

/** Why there is no answer; contains nothing of the conversation. */
export class ModelFault extends Error {
  override name = 'ModelFault'
}

/** More than four sentences can have: a model that does not stop is left. */
const mostCharacters = 2000
const mostTokens = 400

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).optional(),
})
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1) })

/** Text read as JSON of a known shape, or a fault. */
function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const result = schema.safeParse(parsedJson(text))
  if (!result.success) throw new ModelFault('ODD_ANSWER')
  return result.data
}

/** The text of the model as it comes; throws a `ModelFault` when they do not, or come too slowly. */
export async function* chatCompletion(
  { url, key, model }: ModelEndpoint,
  messages: readonly PromptMessage[],
  timeouts: CompletionTimeouts,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), timeouts.first)
  const end = AbortSignal.any([signal, late.signal, AbortSignal.timeout(timeouts.whole)])
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), timeouts.next)
  }
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: mostTokens }),
      redirect: 'manual',
      signal: end,
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new ModelFault(`STATUS_${response.status}`)
    }
    yield* response.headers.get('content-type')?.includes('text/event-stream')
      ? textOf(response.body, wait)
      : [parsed(whole, (await response.text()).slice(0, 10 * mostCharacters)).choices[0]?.message.content ?? '']
  } catch (error) {
    if (error instanceof ModelFault) throw error
    throw new ModelFault(end.aborted ? 'SLOW' : 'NETWORK')
  } finally {
    clearTimeout(timer)
    late.abort()
  }
}

async function* textOf(body: ReadableStream<Uint8Array>, wait: () => void): AsyncGenerator<string> {
  let length = 0
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: 64 * 1024, onError: 'terminate' }))
  for await (const { data } of events) {
    if (data === '[DONE]') return
    const text = parsed(chunk, data).choices?.[0]?.delta?.content ?? ''
    length += text.length
    if (length > mostCharacters) throw new ModelFault('TOO_LONG')
    if (text === '') continue
    wait()
    yield text
  }
}
