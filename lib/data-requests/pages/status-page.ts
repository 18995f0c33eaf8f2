import { type DataRequest, mostResends } from '#lib/data-requests/data-request'
import { answerTimeText, momentText, requestMessages } from '#lib/data-requests/messages'
import { errorHeaders } from '#lib/http/answer'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { pageAnswer } from '#lib/leads/pages/shell'
import { type Html, html } from '#lib/markup/html'
import { type ApiError, apiErrors } from '#lib/protocol/api-errors'
import { address } from '#lib/routes/address'

export type Outcome = 'againDone' | 'againTooOften'

interface Status {
  language: Locale
  request: DataRequest
  /** The query of the links to the files, while they work. */
  links: string | undefined
  hasMail: boolean
  answerDays: number | undefined
  outcome: Outcome | undefined
}

interface Look {
  language: Locale
  number: string
  email: string
}

const action = '/api/data-requests/status'

/** Number and address as hidden fields: they travel in the body, never in an address. */
function hidden({ language, number, email }: Look): Html {
  return html`<input type="hidden" name="language" value="${language}"><input type="hidden" name="number" value="${number}"><input type="hidden" name="email" value="${email}">`
}

function back(language: Locale): Html {
  return html`<p><a href="${address('/datasets', language)}">${requestMessages[language].RequestStatus.back}</a></p>`
}

function lookForm({ language, number, email }: Look): Html {
  const { RequestStatus: messages } = requestMessages[language]
  return html`<form method="post" action="${action}">
<input type="hidden" name="language" value="${language}">
<div><label for="number">${messages.number}</label><input type="text" id="number" name="number" value="${number}" autocomplete="off" spellcheck="false" required></div>
<div><label for="email">${messages.email}</label><input type="email" id="email" name="email" value="${email}" autocomplete="email" required></div>
<button type="submit">${messages.look}</button>
</form>`
}

function explained({ language, request, links, hasMail, answerDays }: Status): Html {
  const { RequestStatus: messages, DenialReasons } = requestMessages[language]
  const { state, reason, linksUntil } = request
  if (state === 'waiting') return answerDays ? html`<p>${answerTimeText(answerDays, language)}</p>` : html``
  if (state === 'withdrawn') return html`<p>${messages.withdrawnText}</p>`
  if (state === 'denied') return reason ? html`<p>${DenialReasons[reason]}</p>` : html``
  if (links && linksUntil) {
    return html`<p><a href="/api/data-requests/files?${links}">${messages.filesLink}</a></p>
<p>${formatMessage(messages.until, { at: momentText(linksUntil, language) })}</p>`
  }
  return hasMail ? html`<p>${messages.byMail}</p>` : html``
}

function actions({ language, request, hasMail }: Status): Html {
  const { RequestStatus: messages } = requestMessages[language]
  const { id: number, email, state, resends } = request
  if (state === 'withdrawn') return html``
  const look = { language, number, email }
  const again =
    resends < mostResends
      ? html`<form method="post" action="${action}">${hidden(look)}<button type="submit" name="action" value="again">${messages.again}</button></form>`
      : html`<p>${messages.againTooOften}</p>`
  return html`${hasMail ? again : html`<p>${messages.noMail}</p>`}
<details><summary>${messages.withdraw}</summary>
<p>${messages.withdrawText}</p>
<form method="post" action="${action}">${hidden(look)}<button type="submit" name="action" value="withdraw">${messages.withdrawSure}</button></form>
</details>`
}

/** The state of a request, for its sender. */
export function statusPage(status: Status): Response {
  const { language, request, outcome } = status
  const { RequestStatus: messages } = requestMessages[language]
  const { id, dataset, receivedAt, state, decidedAt, terms, note } = request
  const rows: [string, string][] = [
    [messages.number, id],
    [messages.dataset, dataset],
    [messages.received, momentText(receivedAt, language)],
    [messages.state, messages.states[state]],
    [messages.decided, decidedAt ? momentText(decidedAt, language) : ''],
    [messages.terms, terms],
    [messages.note, note],
  ]
  const isRenewed = outcome === 'againDone' && state === 'approved'
  const main = html`${outcome !== undefined && html`<p role="status">${messages[outcome]} ${isRenewed && messages.againRenewed}</p>`}
<dl>${rows.filter(([, value]) => value !== '').map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${explained(status)}
${actions(status)}
${back(language)}`
  return pageAnswer({ status: 200, language, title: messages.title, main })
}

/** The number of a request sent without script; the page shows nothing else, since anybody may open it. */
export function receivedPage(language: Locale, number: string): Response {
  const { RequestStatus: messages } = requestMessages[language]
  const main = html`<p>${messages.receivedText}</p>
<dl><dt>${messages.number}</dt><dd>${number}</dd></dl>
<p><a class="act" href="${address('/datasets/request', language)}">${messages.look}</a></p>
${back(language)}`
  return pageAnswer({ status: 200, language, title: messages.receivedTitle, main })
}

/** The same answer for a number that does not exist and for another person's: nothing can be found out by trying. */
export function unknownRequest(look: Look): Response {
  const { RequestStatus: messages } = requestMessages[look.language]
  const main = html`<p role="alert">${messages.unknown}</p>
${lookForm(look)}
${back(look.language)}`
  return pageAnswer({ status: 404, language: look.language, title: messages.title, main })
}

/** A look that could not be answered. */
export function refusedStatus(language: Locale, apiError: ApiError): Response {
  const { RequestStatus: messages } = requestMessages[language]
  const { code, retryAfterSeconds = 60 } = apiError
  const said = code === 'too_many' ? formatMessage(messages.tooMany, { seconds: retryAfterSeconds }) : messages.failed
  const main = html`<p role="alert">${said}</p>
${back(language)}`
  return pageAnswer({
    status: apiErrors[code].status,
    language,
    title: messages.title,
    main,
    headers: errorHeaders(apiError),
  })
}
