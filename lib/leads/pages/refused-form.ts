import type { FormBody } from '#lib/api/leads/form-body'
import { attachmentField, attachmentTypes } from '#lib/forms/attachment'
import { type Control, fieldOf } from '#lib/forms/fields'
import { namesOf } from '#lib/forms/forms'
import { honeypotField } from '#lib/forms/hidden-fields'
import type { FormKind } from '#lib/forms/kinds'
import type { Locale } from '#lib/i18n/locales'
import { fieldLabel, wordLabel } from '#lib/leads/labels'
import { leadMessages } from '#lib/leads/messages'
import { pageAnswer } from '#lib/leads/pages/shell'
import { type Html, html } from '#lib/markup/html'
import { type FieldErrors, fieldCodes } from '#lib/protocol/field-codes'
import { address } from '#lib/routes/address'

export interface Refused {
  kind: FormKind
  language: Locale
  errors: FieldErrors
  fields: FormBody['fields']
}

function typed(fields: FormBody['fields'], name: string): string[] {
  return [fields[name] ?? []].flat().filter((value) => typeof value === 'string')
}

type Asked = Control | 'file'

/** How a field is asked for without script. */
function controlOf(name: string): Asked {
  return name === attachmentField ? 'file' : (fieldOf(name)?.control ?? 'text')
}

function problem(name: string, { errors, language }: Refused): Html {
  const code = fieldCodes.find((candidate) => candidate === errors[name])
  if (!code) return html``
  return html`<p class="problem" id="${name}-problem">${leadMessages[language].FieldErrors[code]}</p>`
}

function control(name: string, kind: Asked, refused: Refused): Html {
  const { fields, errors, language } = refused
  const value = typed(fields, name)
  const state = errors[name] ? html` aria-invalid="true" aria-describedby="${name}-problem"` : html``
  const options = fieldOf(name)?.offers?.values ?? []
  switch (kind) {
    case 'area':
      return html`<textarea id="${name}" name="${name}"${state}>
${value.join('\n')}</textarea>`
    case 'choice':
      return html`<select id="${name}" name="${name}"${state}><option value="">${leadMessages[language].RefusedForm.choose}</option>${options.map(
        (word) =>
          html`<option value="${word}"${value.includes(word) && html` selected`}>${wordLabel(name, word, language)}</option>`,
      )}</select>`
    case 'boxes':
      return html`${options.map(
        (word) =>
          html`<label class="box"><input type="checkbox" name="${name}" value="${word}"${value.includes(word) && html` checked`}>${wordLabel(name, word, language)}</label>`,
      )}`
    case 'file':
      return html`<input type="file" id="${name}" name="${name}" accept="${Object.keys(attachmentTypes).join(',')}"${state}><p>${leadMessages[language].RefusedForm.fileAgain}</p>`
    default:
      return html`<input type="${kind === 'quantity' ? 'text' : kind}" id="${name}" name="${name}" value="${value.join(', ')}"${state}>`
  }
}

function row(name: string, kind: Asked, refused: Refused): Html {
  const label = fieldLabel(name, refused.language)
  if (kind === 'boxes') {
    return html`<fieldset><legend>${label}</legend>${control(name, kind, refused)}${problem(name, refused)}</fieldset>`
  }
  return html`<div><label for="${name}">${label}</label>${control(name, kind, refused)}${problem(name, refused)}</div>`
}

/** A summary of errors, each linked to its field. */
function summary(names: readonly string[], { errors, language }: Refused): Html {
  const { FieldErrors } = leadMessages[language]
  const lines = names.flatMap((name) => {
    const code = fieldCodes.find((candidate) => candidate === errors[name])
    return code ? [html`<li><a href="#${name}">${fieldLabel(name, language)}</a> · ${FieldErrors[code]}</li>`] : []
  })
  return lines.length > 0 ? html`<ul class="summary">${lines}</ul>` : html``
}

/** Hidden fields of the form travel on unseen; they are never the visitor's fault. */
function hidden(name: string, { fields, errors }: Refused): Html {
  const value = fields[name]
  return typeof value !== 'string' || errors[name]
    ? html``
    : html`<input type="hidden" name="${name}" value="${value}">`
}

/** What no tool brought along is not asked for, unless it is wrong. */
function isAsked(name: string, { fields, errors }: Refused): boolean {
  return !fieldOf(name)?.brought || typed(fields, name).join('') !== '' || errors[name] !== undefined
}

/** The same form, filled as it was, with the reason at each field that is wrong. */
export function filledForm(refused: Refused): Html {
  const { kind, language, fields } = refused
  const { RefusedForm: messages, FormConsent } = leadMessages[language]
  const agree = FormConsent[kind].replaceAll(/<\/?link>/g, '') // the link stands below the box here
  const own = namesOf(kind).filter((name) => isAsked(name, refused))
  const encoding = own.includes(attachmentField) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return html`<form method="post" action="/api/forms/${kind}" enctype="${encoding}">
<input type="hidden" name="language" value="${language}">
${hidden('page', refused)}
${own.map((name) => row(name, controlOf(name), refused))}
<div class="trap" aria-hidden="true"><input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" value="${typed(fields, honeypotField).join('')}"></div>
<div><label class="box"><input type="checkbox" id="consent" name="consent" value="yes"${fields.consent === 'yes' && html` checked`}${refused.errors.consent !== undefined && html` aria-invalid="true" aria-describedby="consent-problem"`}>${agree}</label>${problem('consent', refused)}
<a href="${address('/privacy', language)}">${messages.privacy}</a></div>
<button type="submit">${messages.send}</button>
</form>`
}

/** The answer to a plain form with wrong fields. */
export function refusedForm(refused: Refused): Response {
  const { kind, language } = refused
  const { RefusedForm: messages } = leadMessages[language]
  const main = html`<p role="alert">${messages.lead}</p>
${summary([...namesOf(kind), 'consent'], refused)}
${filledForm(refused)}`
  return pageAnswer({ status: 422, language, title: messages.title, main })
}
