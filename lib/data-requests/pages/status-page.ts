import { type DataRequest, mostLetters } from '#lib/data-requests/data-request'
import { fill, momentText, requestWords } from '#lib/data-requests/words'
import { errorHeaders } from '#lib/http/answer'
import type { Locale } from '#lib/i18n/locales'
import { type Html, html } from '#lib/leads/pages/html'
import { pageAnswer } from '#lib/leads/pages/shell'
import { type ApiError, apiErrors } from '#lib/protocol/api-errors'
import { address } from '#lib/routes/address'

/** What came of asking for the email again. */
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
  return html`<p><a href="${address('/datasets', language)}">${requestWords[language].RequestStatus.back}</a></p>`
}

function lookForm({ language, number, email }: Look): Html {
  const { RequestStatus: words } = requestWords[language]
  return html`<form method="post" action="${action}">
<input type="hidden" name="language" value="${language}">
<div><label for="number">${words.number}</label><input type="text" id="number" name="number" value="${number}" autocomplete="off" spellcheck="false" required></div>
<div><label for="email">${words.email}</label><input type="email" id="email" name="email" value="${email}" autocomplete="email" required></div>
<button type="submit">${words.look}</button>
</form>`
}

/** What each state lets the requester know beyond its name. */
function explained({ language, request, links, hasMail, answerDays }: Status): Html {
  const { RequestStatus: words, DenialReasons } = requestWords[language]
  const { state, reason, linksUntil } = request
  if (state === 'waiting') return answerDays ? html`<p>${fill(words.answer, { days: answerDays })}</p>` : html``
  if (state === 'withdrawn') return html`<p>${words.withdrawnText}</p>`
  if (state === 'denied') return reason ? html`<p>${DenialReasons[reason]}</p>` : html``
  if (links && linksUntil) {
    return html`<p><a href="/api/data-requests/files?${links}">${words.filesLink}</a></p>
<p>${fill(words.until, { at: momentText(linksUntil, language) })}</p>`
  }
  return hasMail ? html`<p>${words.byMail}</p>` : html``
}

function actions({ language, request, hasMail }: Status): Html {
  const { RequestStatus: words } = requestWords[language]
  const { id: number, email, state, letters } = request
  if (state === 'withdrawn') return html``
  const look = { language, number, email }
  const again =
    letters < mostLetters
      ? html`<form method="post" action="${action}">${hidden(look)}<button type="submit" name="action" value="again">${words.again}</button></form>`
      : html`<p>${words.againTooOften}</p>`
  return html`${hasMail ? again : html`<p>${words.noMail}</p>`}
<details><summary>${words.withdraw}</summary>
<p>${words.withdrawText}</p>
<form method="post" action="${action}">${hidden(look)}<button type="submit" name="action" value="withdraw">${words.withdrawSure}</button></form>
</details>`
}

/** How a request stands, for the one who sent it. */
export function statusPage(status: Status): Response {
  const { language, request, outcome } = status
  const { RequestStatus: words } = requestWords[language]
  const { id, dataset, receivedAt, state, decidedAt, terms, note } = request
  const rows: [string, string][] = [
    [words.number, id],
    [words.dataset, dataset],
    [words.received, momentText(receivedAt, language)],
    [words.state, words.states[state]],
    [words.decided, decidedAt ? momentText(decidedAt, language) : ''],
    [words.terms, terms],
    [words.note, note],
  ]
  const isRenewed = outcome === 'againDone' && state === 'approved'
  const main = html`${outcome !== undefined && html`<p role="status">${words[outcome]} ${isRenewed && words.againRenewed}</p>`}
<dl>${rows.filter(([, value]) => value !== '').map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${explained(status)}
${actions(status)}
${back(language)}`
  return pageAnswer({ status: 200, language, title: words.title, main })
}

/** The number of a request that was sent without script; whoever sees it knows nothing but the number. */
export function receivedPage(language: Locale, number: string): Response {
  const { RequestStatus: words } = requestWords[language]
  const main = html`<p>${words.receivedText}</p>
<dl><dt>${words.number}</dt><dd>${number}</dd></dl>
<p><a href="${address('/datasets/request', language)}">${words.look}</a></p>
${back(language)}`
  return pageAnswer({ status: 200, language, title: words.receivedTitle, main })
}

/** The same answer for a number that does not exist and for another person's: nothing can be found out by trying. */
export function unknownRequest(look: Look): Response {
  const { RequestStatus: words } = requestWords[look.language]
  const main = html`<p role="alert">${words.unknown}</p>
${lookForm(look)}
${back(look.language)}`
  return pageAnswer({ status: 404, language: look.language, title: words.title, main })
}

/** A look that could not be answered. */
export function refusedStatus(language: Locale, apiError: ApiError): Response {
  const { RequestStatus: words } = requestWords[language]
  const { code, retryAfterSeconds = 60 } = apiError
  const said = code === 'too_many' ? fill(words.tooMany, { seconds: retryAfterSeconds }) : words.failed
  const main = html`<p role="alert">${said}</p>
${back(language)}`
  return pageAnswer({
    status: apiErrors[code].status,
    language,
    title: words.title,
    main,
    headers: errorHeaders(apiError),
  })
}
