import type { Locale } from '#lib/i18n/locales'
import { pageAnswer } from '#lib/leads/pages/shell'
import { html } from '#lib/markup/html'
import { address } from '#lib/routes/address'
import en from '#messages/en/thread.json' with { type: 'json' }
import zh from '#messages/zh/thread.json' with { type: 'json' }

const messages: Record<Locale, typeof zh> = { zh, en }

// `no-referrer` would have the form below sent with the origin `null`, which is nobody's.
const hidden = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' }

/** Where a link leads that has ended: what happened, and where to go on. */
export function gonePage(language: Locale): Response {
  const { ShortLinkPage: said } = messages[language]
  const main = html`<p>${said.gone}</p>
<p><a href="${address('/tools', language)}">${said.toTools}</a></p>`
  return pageAnswer({ status: 404, language, title: said.goneTitle, main, headers: hidden })
}

/** Leads to an address that is too long for a header of its own; without waiting where the browser follows a refresh. */
export function openingPage(language: Locale, to: string): Response {
  const { ShortLinkPage: said } = messages[language]
  const main = html`<meta http-equiv="refresh" content="0;url=${to}"><p><a class="act" href="${to}">${said.open}</a></p>`
  return pageAnswer({ status: 200, language, title: said.opens, main, headers: hidden })
}

/** Asks once more before a link is deleted. */
export function deletePage(language: Locale, id: string, secret: string): Response {
  const { ShortLinkPage: said } = messages[language]
  const main = html`<p>${said.delete}</p>
<form method="post" action="/api/short-links/delete"><input type="hidden" name="id" value="${id}"><input type="hidden" name="secret" value="${secret}"><input type="hidden" name="language" value="${language}"><button type="submit">${said.deleteNow}</button></form>`
  return pageAnswer({ status: 200, language, title: said.deleteTitle, main, headers: hidden })
}

/** Says that a link is deleted. */
export function deletedPage(language: Locale): Response {
  const { ShortLinkPage: said } = messages[language]
  const main = html`<p>${said.deleted}</p>
<p><a href="${address('/tools', language)}">${said.toTools}</a></p>`
  return pageAnswer({ status: 200, language, title: said.deletedTitle, main, headers: hidden })
}
