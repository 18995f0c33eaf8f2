import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks the chat completions protocol: what it says and how, and what it was asked. */
export async function modelEndpoint() {
  const standard = { says: [] as string[], status: 200, type: 'text/event-stream', waitMs: 0, hangs: false }
  const how = { ...standard }
  const asked: { authorization: string | undefined; body: string }[] = []
  // A test that thinks for longer than a kept line stays open would ask over one that is gone.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    asked.push({ authorization: request.headers.authorization, body })
    if (how.hangs) return
    response.writeHead(how.status, { 'Content-Type': how.type })
    const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
    if (how.type === 'application/json') {
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: how.says.join('') } }] }))
      return
    }
    response.write(event({ choices: [{ delta: { role: 'assistant' } }] }))
    for (const content of how.says) {
      if (how.waitMs) await new Promise((resolve) => setTimeout(resolve, how.waitMs))
      response.write(event({ choices: [{ delta: { content } }] }))
    }
    response.end(event('[DONE]'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** From now on it answers like this, and has been asked nothing. */
    set(now: Partial<typeof standard>) {
      Object.assign(how, standard, now)
      asked.length = 0
    },
    end() {
      server.closeAllConnections()
      server.close()
    },
  }
}
