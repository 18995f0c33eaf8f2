import type { FormBody } from '#lib/api/leads/form-body'
import { environment } from '#lib/config/environment'
import { fallbackContact } from '#lib/forms/fallback-contact'
import type { FormKind } from '#lib/forms/kinds'
import type { Locale } from '#lib/i18n/locales'
import { leadMessages } from '#lib/leads/messages'
import { filledForm } from '#lib/leads/pages/refused-form'
import { pageAnswer } from '#lib/leads/pages/shell'
import { html } from '#lib/markup/html'
import { type ApiErrorCode, apiErrors } from '#lib/protocol/api-errors'
import { address } from '#lib/routes/address'
import en from '#messages/en/forms.json' with { type: 'json' }
import zh from '#messages/zh/forms.json' with { type: 'json' }

interface Failed {
  kind: FormKind
  code: ApiErrorCode
  language: Locale
  /** As far as they were read. */
  fields: FormBody['fields']
  retryAfterSeconds: number | undefined
  headers: Record<string, string>
}

const otherWays = { zh: zh.LeadForm.otherWay, en: en.LeadForm.otherWay }

/** The answer to a plain form that was not kept, for a reason other than its fields: what was written comes back with it. */
export function failedForm({ kind, code, language, fields, retryAfterSeconds, headers }: Failed): Response {
  const { FailedForm: messages } = leadMessages[language]
  const reason = code === 'too_many' || code === 'unavailable' || code === 'too_large' ? messages[code] : messages.other
  const wait = retryAfterSeconds ? messages.wait.replace('{seconds}', String(retryAfterSeconds)) : ''
  const way = fallbackContact(otherWays[language], environment())
  const wasRead = Object.keys(fields).length > 0
  // Chinese sentences are joined without a space.
  const said = [reason, wait, wasRead ? messages.filled : messages.keep].join(language === 'zh' ? '' : ' ')
  const main = html`<p role="alert">${said}</p>
${way === undefined ? html`` : html`<p>${way}</p>`}
${wasRead ? filledForm({ kind, language, errors: {}, fields }) : html``}
<p><a href="${address('/', language)}">${messages.back}</a></p>`
  return pageAnswer({ status: apiErrors[code].status, language, title: messages.title, main, headers })
}
