import { type FailureCode, failures } from '#lib/api/failures'
import { html } from '#lib/leads/pages/html'
import { pageAnswer } from '#lib/leads/pages/shell'
import { leadWords } from '#lib/leads/words'
import type { Locale } from '#lib/locale/locales'
import { address } from '#lib/routes/address'

interface Failed {
  code: FailureCode
  language: Locale
  retryAfterSeconds: number | undefined
  headers: Record<string, string>
}

/** The answer to a plain form that was not kept, for a reason other than its fields. */
export function failedForm({ code, language, retryAfterSeconds, headers }: Failed): Response {
  const { FailedForm: words } = leadWords[language]
  const reason = code === 'too_many' || code === 'unavailable' || code === 'too_large' ? words[code] : words.other
  const wait = retryAfterSeconds ? words.wait.replace('{seconds}', String(retryAfterSeconds)) : ''
  const main = html`<p role="alert">${reason} ${wait}</p>
<p>${words.keep}</p>
<p><a href="${address('/', language)}">${words.back}</a></p>`
  return pageAnswer({ status: failures[code].status, language, title: words.title, main, headers })
}
