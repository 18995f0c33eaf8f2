import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Outcome, outcomeOfStatus } from '#lib/outbound/outcome'
import { timeLimit } from '#lib/outbound/time-limit'

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Resolves names; webhooks give one that refuses private addresses. */
  lookup?: LookupFunction
  /** For those who answer 200 and say in the body that it went wrong. */
  judge?: (body: string) => Outcome | undefined
}

const mostOfAnswer = 64 * 1024

/** Reads an answer to its end, so that the connection is sound; one that is long or never ends is cut. */
function drain(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const end = () => resolve(Buffer.concat(parts).toString())
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > mostOfAnswer) response.destroy()
      else parts.push(chunk)
    })
    response.on('close', end)
    response.on('error', end)
  })
}

function send(post: Post): ClientRequest {
  const start = post.url.startsWith('https:') ? httpsRequest : httpRequest
  const request = start(post.url, {
    method: 'POST',
    // A connection of its own: one that the other side closed meanwhile would look like a failure.
    agent: false,
    lookup: post.lookup,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      Accept: 'application/json, text/plain',
      'User-Agent': 'orca-website',
      ...post.headers,
      'Content-Length': Buffer.byteLength(post.body),
    },
  })
  request.end(post.body)
  return request
}

const failed = (error: NodeJS.ErrnoException): Outcome => ({ kind: 'retry', code: error.code ?? error.name })

/**
 * Posts JSON and classifies the answer. Never throws, follows no redirect, ends within ten seconds. A success counts when its status
 * arrives, unless its body has to be judged.
 */
export function httpPost(post: Post): Promise<Outcome> {
  return new Promise((resolve) => {
    let request: ClientRequest
    try {
      request = send(post)
    } catch {
      return resolve({ kind: 'dead', code: 'BAD_ADDRESS' })
    }
    const cut = (code: string) => () => request.destroy(Object.assign(new Error(code), { code }))
    const connecting = setTimeout(cut('CONNECT_TIMEOUT'), timeLimit(3_000))
    const total = setTimeout(cut('TIMEOUT'), timeLimit(10_000))
    const done = (outcome: Outcome) => {
      clearTimeout(connecting)
      clearTimeout(total)
      resolve(outcome)
    }
    request.on('socket', (socket) => {
      socket.once(post.url.startsWith('https:') ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    })
    let answered: Outcome | undefined
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (answered) return done(answered)
      done(error.code === 'PRIVATE_ADDRESS' ? { kind: 'dead', code: error.code } : failed(error))
    })
    request.on('response', async (response) => {
      answered = outcomeOfStatus(response.statusCode ?? 0, response.headers['retry-after'], Date.now())
      const body = await drain(response)
      const verdict = answered.kind === 'delivered' ? post.judge?.(body) : undefined
      done(verdict ?? answered)
    })
  })
}
