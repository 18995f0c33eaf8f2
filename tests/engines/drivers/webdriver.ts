import { z } from 'zod'

const answer = z.object({ value: z.unknown() })
/** A browser that answers nothing for so long hangs; the test then says so instead of waiting with it. */
const answersWithinMs = 40_000

const failure = z.object({ error: z.string(), message: z.string() })

/** One session of a W3C WebDriver: https://www.w3.org/TR/webdriver2/. */
export interface WebDriverSession {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>
}

async function call(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(answersWithinMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    const command = new URL(address).pathname.split('/').slice(3).join('/')
    throw new Error(`no answer from the browser to ${method} ${command} ${JSON.stringify(body)}`, { cause: error })
  })
  const { value } = answer.parse(await response.json())
  const failed = failure.safeParse(value)
  if (!response.ok && failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`)
  return value
}

/** Starts a session of a WebDriver server; `capabilities`: what the browser must be or do. */
export async function newSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const made = await call(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(made)
  return { call: (method, path, body) => call(`${driver}/session/${sessionId}${path}`, method, body) }
}
