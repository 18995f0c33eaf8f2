import type { FormBody } from '#lib/api/leads/form-body'
import { attachmentTypes } from '#lib/forms/application'
import { honeypotField } from '#lib/forms/hidden-fields'
import type { FormKind } from '#lib/forms/kinds'
import type { Locale } from '#lib/i18n/locales'
import { labelOf, leadMessages } from '#lib/leads/messages'
import { type Control, fieldsOf, offered } from '#lib/leads/pages/form-fields'
import { type Html, html } from '#lib/leads/pages/html'
import { pageAnswer } from '#lib/leads/pages/shell'
import { type FieldErrors, fieldCodes } from '#lib/protocol/field-codes'
import { address } from '#lib/routes/address'
import en from '#messages/en/boats.json' with { type: 'json' }
import zh from '#messages/zh/boats.json' with { type: 'json' }

/** A form that goes back to its writer. */
export interface Refused {
  kind: FormKind
  language: Locale
  errors: FieldErrors
  fields: FormBody['fields']
}

const boats = { zh: zh.Boats, en: en.Boats }

/** What was typed into a field, whatever came. */
function typed(fields: FormBody['fields'], name: string): string[] {
  return [fields[name] ?? []].flat().filter((value) => typeof value === 'string')
}

function wordLabel(word: string, language: Locale): string {
  const boat = Object.entries(boats[language]).find(([slug]) => slug === word)
  return boat ? boat[1].name : labelOf(leadMessages[language].LeadChoices, word)
}

function problem(name: string, { errors, language }: Refused): Html {
  const code = fieldCodes.find((candidate) => candidate === errors[name])
  if (!code) return html``
  return html`<p class="problem" id="${name}-problem">${leadMessages[language].FieldErrors[code]}</p>`
}

function control(name: string, kind: Control, refused: Refused): Html {
  const { fields, errors, language } = refused
  const value = typed(fields, name)
  const state = errors[name] ? html` aria-invalid="true" aria-describedby="${name}-problem"` : html``
  const options = offered[name] ?? []
  switch (kind) {
    case 'area':
      return html`<textarea id="${name}" name="${name}"${state}>
${value.join('\n')}</textarea>`
    case 'choice':
      return html`<select id="${name}" name="${name}"${state}><option value="">${leadMessages[language].RefusedForm.choose}</option>${options.map(
        (word) =>
          html`<option value="${word}"${value.includes(word) && html` selected`}>${wordLabel(word, language)}</option>`,
      )}</select>`
    case 'boxes':
      return html`${options.map(
        (word) =>
          html`<label class="box"><input type="checkbox" name="${name}" value="${word}"${value.includes(word) && html` checked`}>${wordLabel(word, language)}</label>`,
      )}`
    case 'file':
      return html`<input type="file" id="${name}" name="${name}" accept="${Object.keys(attachmentTypes).join(',')}"${state}><p>${leadMessages[language].RefusedForm.fileAgain}</p>`
    default:
      return html`<input type="${kind}" id="${name}" name="${name}" value="${value.join(', ')}"${state}>`
  }
}

function row(name: string, kind: Control, refused: Refused): Html {
  const label = labelOf(leadMessages[refused.language].LeadFields, name)
  if (kind === 'boxes') {
    return html`<fieldset><legend>${label}</legend>${control(name, kind, refused)}${problem(name, refused)}</fieldset>`
  }
  return html`<div><label for="${name}">${label}</label>${control(name, kind, refused)}${problem(name, refused)}</div>`
}

/** What is wrong, at a glance: each line leads to its field. */
function summary(names: readonly string[], { errors, language }: Refused): Html {
  const { LeadFields, FieldErrors } = leadMessages[language]
  const lines = names.flatMap((name) => {
    const code = fieldCodes.find((candidate) => candidate === errors[name])
    return code ? [html`<li><a href="#${name}">${labelOf(LeadFields, name)}</a> · ${FieldErrors[code]}</li>`] : []
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

/** The same form, filled as it was, with the reason at each field that is wrong. */
export function filledForm(refused: Refused): Html {
  const { kind, language, fields } = refused
  const { RefusedForm: words } = leadMessages[language]
  const own = fieldsOf(kind)
  const encoding = own.some(({ control: asked }) => asked === 'file')
    ? 'multipart/form-data'
    : 'application/x-www-form-urlencoded'
  return html`<form method="post" action="/api/forms/${kind}" enctype="${encoding}">
<input type="hidden" name="language" value="${language}">
${hidden('page', refused)}
${own.map(({ name, control: asked }) => row(name, asked, refused))}
<div class="trap" aria-hidden="true"><input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" value="${typed(fields, honeypotField).join('')}"></div>
<div><label class="box"><input type="checkbox" id="consent" name="consent" value="yes"${fields.consent === 'yes' && html` checked`}${refused.errors.consent !== undefined && html` aria-invalid="true" aria-describedby="consent-problem"`}>${words.agree}</label>${problem('consent', refused)}
<a href="${address('/privacy', language)}">${words.privacy}</a></div>
<button type="submit">${words.send}</button>
</form>`
}

/** The answer to a plain form with wrong fields. */
export function refusedForm(refused: Refused): Response {
  const { kind, language } = refused
  const { RefusedForm: words } = leadMessages[language]
  const main = html`<p role="alert">${words.lead}</p>
${summary([...fieldsOf(kind).map(({ name }) => name), 'consent'], refused)}
${filledForm(refused)}`
  return pageAnswer({ status: 422, language, title: words.title, main })
}
