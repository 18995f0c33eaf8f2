import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { givenHeaders } from '#lib/http-server/given-headers'
import enFallback from '#messages/en/fallback.json' with { type: 'json' }
import zhFallback from '#messages/zh/fallback.json' with { type: 'json' }

type Messages = Record<'title' | 'text', string>

/** A page that needs nothing: no script, no stylesheet, both languages (READ-13). */
function plainPage(zh: Messages, en: Messages): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${zh.title} · ${en.title} · ORCA</title>
</head>
<body style="margin:12vh 8vw;font:18px/1.7 sans-serif;color:#f5f9f9;background:#06141a">
<main>
<h1 style="font-weight:500">${zh.title}</h1>
<p>${zh.text}</p>
<p><a href="/" style="color:#14b8c4">${zhFallback.GlobalError.home}</a></p>
<div lang="en" style="margin-top:3em">
<h2 style="font-weight:500">${en.title}</h2>
<p>${en.text}</p>
<p><a href="/en" style="color:#14b8c4">${enFallback.GlobalError.home}</a></p>
</div>
</main>
</body>
</html>
`
}

/** What a visitor reads when even the error page fails, and when more pages are asked for than can be rendered. */
const plainPages = {
  failed: plainPage(zhFallback.GlobalError, enFallback.GlobalError),
  busy: plainPage(zhFallback.Busy, enFallback.Busy),
}

/** Style attributes, because no stylesheet can be relied on; nothing else. */
const lastResortPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Makes an answer whose head is not written yet a plain page; its status stays. */
export function sendPlainPage(response: ServerResponse, which: keyof typeof plainPages): string {
  for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Security-Policy', lastResortPolicy)
  return plainPages[which]
}

/** Marks of an answer that the framework wrote because rendering failed: an empty shell, or its bare words. */
function isBroken(body: string): boolean {
  return body.includes('id="__next_error__"') || body.trim() === 'Internal Server Error'
}

function isFailure(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? 'text/plain')
  return response.statusCode >= 500 && /^text\/(html|plain)/.test(type)
}

/**
 * Watches one answer: a failure is held back until it is whole, and when it is the framework's empty shell the visitor
 * gets the last resort instead, with the same status. Whoever writes the answer may send its head early, so head,
 * parts and end are all held.
 */
export function replaceBrokenError(response: ServerResponse): void {
  const { writeHead, flushHeaders, write, end } = response
  const parts: Buffer[] = []
  let holding = false

  response.writeHead = function heldHead(this: ServerResponse, ...head: unknown[]) {
    if (typeof head[0] === 'number') response.statusCode = head[0]
    for (const [name, value] of givenHeaders(head)) response.setHeader(name, value)
    holding = !response.headersSent && isFailure(response)
    return holding ? response : Reflect.apply(writeHead, response, [response.statusCode])
  }
  response.flushHeaders = function heldFlush(this: ServerResponse) {
    if (!response.headersSent && isFailure(response)) return
    Reflect.apply(flushHeaders, response, [])
  }
  response.write = function heldWrite(this: ServerResponse, ...given: unknown[]) {
    if (!response.headersSent && !holding) response.writeHead(response.statusCode)
    if (!holding) return Reflect.apply(write, response, given)
    parts.push(toBuffer(given))
    return true
  }
  response.end = function heldEnd(this: ServerResponse, ...given: unknown[]) {
    if (!response.headersSent && !holding) response.writeHead(response.statusCode)
    if (!holding) return Reflect.apply(end, response, given)
    holding = false
    const whole = Buffer.concat([...parts, toBuffer(given)])
    const body = isBroken(readable(response, whole)) ? sendPlainPage(response, 'failed') : whole
    Reflect.apply(writeHead, response, [response.statusCode])
    return Reflect.apply(end, response, [body])
  }
}

function readable(response: ServerResponse, whole: Buffer): string {
  return (response.getHeader('content-encoding') === 'gzip' ? gunzipSync(whole) : whole).toString()
}

/** The chunk given to `write` or `end`, which may come without one or with a callback alone. */
function toBuffer([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}
