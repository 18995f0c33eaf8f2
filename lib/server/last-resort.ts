import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** What a visitor reads when even the error page fails: no script, no stylesheet, both languages (decision 13). */
export const lastResort = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error · ORCA</title>
</head>
<body bgcolor="#06141a" text="#e8f1f2" link="#14b8c4" vlink="#14b8c4">
<main>
<h1>ORCA</h1>
<p>网站出了点问题，请稍后再试。</p>
<p><a href="/">返回首页</a></p>
<div lang="en">
<p>Error. Something went wrong on our side, please try again in a moment.</p>
<p><a href="/en">Back to the home page</a></p>
</div>
</main>
</body>
</html>
`

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

function sendLastResort(response: ServerResponse): string {
  for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'private, no-store')
  return lastResort
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}
