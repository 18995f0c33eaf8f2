import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { colours } from '#lib/markup/colours'
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
<body style="margin:12vh 8vw;font:18px/1.7 sans-serif;color:${colours.foam};background:${colours.ink}">
<main>
<h1 style="font-weight:500">${zh.title}</h1>
<p>${zh.text}</p>
<p><a href="/" style="color:${colours.signal}">${zhFallback.GlobalError.home}</a></p>
<div lang="en" style="margin-top:3em">
<h2 style="font-weight:500">${en.title}</h2>
<p>${en.text}</p>
<p><a href="/en" style="color:${colours.signal}">${enFallback.GlobalError.home}</a></p>
</div>
</main>
</body>
</html>
`
}

/** Texts shown if even the error page fails, or too many pages are requested. */
const plainPages = {
  failed: plainPage(zhFallback.GlobalError, enFallback.GlobalError),
  busy: plainPage(zhFallback.Busy, enFallback.Busy),
}

/** Style attributes, because no stylesheet can be relied on; nothing else. */
const lastResortPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Sets the headers of a plain page on a response, keeps its status, and returns its body. */
export function preparePlainPage(response: ServerResponse, which: keyof typeof plainPages): string {
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

/** Replaces the framework's empty shell of a failed page by the plain one of the same status. */
export function replaceBrokenError(response: ServerResponse, body: Buffer): Buffer | string {
  return isBroken(readable(response, body)) ? preparePlainPage(response, 'failed') : body
}

function readable(response: ServerResponse, body: Buffer): string {
  return (response.getHeader('content-encoding') === 'gzip' ? gunzipSync(body) : body).toString()
}
