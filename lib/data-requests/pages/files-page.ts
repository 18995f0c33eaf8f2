import type { DataRequest } from '#lib/data-requests/data-request'
import { momentText, requestMessages } from '#lib/data-requests/messages'
import type { StoredFile } from '#lib/data-requests/storage/storage'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { pageAnswer } from '#lib/leads/pages/shell'
import { html } from '#lib/markup/html'
import { address } from '#lib/routes/address'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes as a person reads them, in powers of a thousand. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}

/** The files of an approved request, each with its size and checksum. */
export function filesPage(request: DataRequest, files: readonly StoredFile[], query: string): Response {
  const { language, dataset, id, linksUntil = 0 } = request
  const { DataFiles: messages } = requestMessages[language]
  const lead = formatMessage(messages.lead, { number: id, at: momentText(linksUntil, language) })
  const rows = files.map(
    ({ name, size, sha256 }) =>
      html`<tr><td><a href="/api/data-files/${encodeURIComponent(name)}?${query}" download>${name}</a></td><td>${size === undefined ? '–' : sizeText(size)}</td><td><code>${sha256}</code></td></tr>`,
  )
  const table = html`<div class="scroll"><table><thead><tr><th>${messages.name}</th><th>${messages.size}</th><th>${messages.checksum}</th></tr></thead><tbody>${rows}</tbody></table></div>
<p>${messages.check}</p>`
  const main = html`<p>${lead}</p>
${files.length > 0 ? table : html`<p>${messages.none}</p>`}
<p><a href="${address('/datasets/request', language)}">${messages.status}</a></p>`
  return pageAnswer({ status: 200, language, title: formatMessage(messages.title, { dataset }), main })
}

/** Why a file is not handed out; each is a sentence of the messages. */
export type Refusal = 'ended' | 'tooOften' | 'busy' | 'missing'

const statusOf: Readonly<Record<Refusal, number>> = { ended: 410, tooOften: 429, busy: 503, missing: 404 }

/** A link that gives nothing, and what to do then. */
export function refusedFile(language: Locale, refusal: Refusal): Response {
  const { DataFiles: messages } = requestMessages[language]
  const main = html`<p role="alert">${refusal === 'ended' ? messages.endedText : messages[refusal]}</p>
<p><a href="${address('/datasets/request', language)}">${messages.status}</a></p>`
  const headers = refusal === 'busy' ? { 'Retry-After': '60' } : undefined
  return pageAnswer({ status: statusOf[refusal], language, title: messages.ended, main, headers })
}
