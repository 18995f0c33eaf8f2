import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { withColours } from '#lib/markup/colours'
import { type Html, html } from '#lib/markup/html'
import { drawnWordmark } from '#lib/markup/wordmark'
import { address } from '#lib/routes/address'

const pageStyle = withColours(readFileSync(join(process.cwd(), 'lib/leads/pages/page.css'), 'utf8'))
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .trim()

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** The content policy of both pages: show themselves and post a form to us. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface Page {
  status: number
  language: Locale
  title: string
  main: Html
  headers?: Record<string, string>
}

/** A complete page of the handlers' own, in the visitor's language. */
export function pageAnswer({ status, language, title, main, headers = {} }: Page): Response {
  const document = html`<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ORCA</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
<header><a href="${address('/', language)}" aria-label="ORCA">${drawnWordmark}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`
  return new Response(document.html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': languageTag[language],
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      ...headers,
    },
  })
}
