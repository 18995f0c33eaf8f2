import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import enFallback from '#messages/en/fallback.json' with { type: 'json' }
import zhFallback from '#messages/zh/fallback.json' with { type: 'json' }

const [zh, en] = [zhFallback.GlobalError, enFallback.GlobalError]

/** What a visitor reads when even the error page fails: no script, no stylesheet, both languages (decision 13). */
export const lastResort = `<!doctype html>
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
<p><a href="/" style="color:#14b8c4">${zh.home}</a></p>
<div lang="en" style="margin-top:3em">
<h2 style="font-weight:500">${en.title}</h2>
<p>${en.text}</p>
<p><a href="/en" style="color:#14b8c4">${en.home}</a></p>
</div>
</main>
</body>
</html>
`

/** Style attributes, because no stylesheet can be relied on; nothing else. */
const lastResortPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Makes an answer whose head is not written yet the last resort; its status stays. */
export function sendLastResort(response: ServerResponse): string {
  for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Security-Policy', lastResortPolicy)
  return lastResort
}

/** Marks of an answer that the framework wrote because rendering failed: an empty shell, or its bare words. */
function isBroken(body: string): boolean {
  return body.includes('id="__next_error__"') || body.trim() === 'Internal Server Error'
}

function isFailure(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '')
  return response.statusCode >= 500 && /^text\/(html|plain)/.test(type || 'text/plain')
}

/**
 * Watches one answer: a failure is held back until it is whole, and when it is the framework's empty shell the visitor
 * gets the last resort instead, with the same status.
 */
export function replaceBrokenError(response: ServerResponse): void {
  const held: Buffer[] = []
  const { write, end } = response

  const hold = (chunk: unknown, encoding: unknown): boolean => {
    if (response.headersSent || !isFailure(response)) return false
    if (chunk !== undefined && typeof chunk !== 'function') held.push(toBuffer(chunk, encoding))
    return true
  }

  response.write = function heldWrite(this: ServerResponse, ...parts: unknown[]) {
    return hold(parts[0], parts[1]) || Reflect.apply(write, response, parts)
  }
  response.end = function heldEnd(this: ServerResponse, ...parts: unknown[]) {
    if (!hold(parts[0], parts[1])) return Reflect.apply(end, response, parts)
    const whole = Buffer.concat(held)
    const text = response.getHeader('content-encoding') === 'gzip' ? gunzipSync(whole).toString() : whole.toString()
    return Reflect.apply(end, response, [isBroken(text) ? sendLastResort(response) : whole])
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}
