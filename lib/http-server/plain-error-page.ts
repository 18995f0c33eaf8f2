import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { colours } from '#lib/markup/colours'
import { drawnWordmark } from '#lib/markup/wordmark'
import enFallback from '#messages/en/fallback.json' with { type: 'json' }
import zhFallback from '#messages/zh/fallback.json' with { type: 'json' }

type Messages = Record<'title' | 'text', string>

const { signal, drift, buoy, ink, foam } = colours
const heading = 'margin:0 0 16px;font-size:clamp(32px,4vw,64px);font-weight:500;line-height:1.15;text-wrap:balance'
const button = `display:inline-block;margin:0 24px 12px 0;padding:12px 24px;border-radius:2px;color:${ink};background:${buoy};font-weight:600;text-decoration:none`

/** What happened and where to go on; again is the same address. */
function ways({ text }: Messages, { again, home }: typeof zhFallback.GlobalError, to: string): string {
  return `<p style="margin:0 0 32px;color:${drift}">${text}</p>
<p style="margin:0"><a href="" style="${button}">${again}</a><a href="${to}" style="color:${foam}">${home}</a></p>`
}

/**
 * A page that needs nothing: no script, no stylesheet, both languages (READ-13). The wordmark's lane runs on to the
 * window's edge.
 */
function plainPage(zh: Messages, en: Messages): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${zh.title} · ${en.title} · ORCA</title>
</head>
<body style="display:grid;grid-template-rows:auto 1fr;box-sizing:border-box;min-height:100vh;margin:0;padding:clamp(20px,4vh,40px) 0 clamp(40px,10vh,120px) clamp(16px,5vw,96px);font:18px/1.6 'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif;color:${foam};background:${ink}">
<header style="display:flex"><a href="/" aria-label="ORCA" style="color:${foam}">${drawnWordmark.html}</a><span style="flex:1;height:12px;border-bottom:1.6px solid ${signal}"></span></header>
<main style="display:flex;flex-wrap:wrap;gap:48px 8vw;align-content:end;align-items:start;padding-right:clamp(16px,5vw,96px)">
<div style="flex:1 1 300px">
<h1 style="${heading}">${zh.title}</h1>
${ways(zh, zhFallback.GlobalError, '/')}
</div>
<div lang="en" style="flex:1 1 300px">
<h2 style="${heading}">${en.title}</h2>
${ways(en, enFallback.GlobalError, '/en')}
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
