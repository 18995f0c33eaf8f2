import { areaUnits, isAreaUnit } from '#lib/content/area-units'
import { boatPath } from '#lib/content/fleet'
import { errorResponse } from '#lib/http/answer'
import { formatMessage } from '#lib/i18n/format-message'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { pageAnswer } from '#lib/leads/pages/shell'
import { type Html, html } from '#lib/markup/html'
import { costFormulas, costTable, hasPrices, payBackLine } from '#lib/planning/report/cost-rows'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { limitRows } from '#lib/planning/report/limit-rows'
import { type SeasonPrint, seasonPrint } from '#lib/planning/report/season-print'
import { seasonTitle } from '#lib/planning/report/season-title'
import { seasonWords } from '#lib/planning/report/season-words'
import { weekRunsTable } from '#lib/planning/report/week-runs'
import { type TextTable, yearTable } from '#lib/planning/report/year-rows'
import { entryInParameters, entryParameters } from '#lib/planning/season-address'
import { seasonBounds } from '#lib/planning/season-bounds'
import { readSeason, type SeasonEntry, type SeasonField } from '#lib/planning/season-entry'
import { planSeason } from '#lib/planning/season-plan'
import { ApiError } from '#lib/protocol/api-errors'
import { address } from '#lib/routes/address'

/** `GET /api/season/<locale>`: the season's page without script, with its plan or what is wrong. Keeps nothing. */
export function answerSeason(request: Request, locale: string): Response {
  if (!isLocale(locale)) return errorResponse(new ApiError('not_found'))
  const entry = entryInParameters(new URL(request.url).searchParams, areaUnits[locale][0])
  const unit = isAreaUnit(entry.unit) ? entry.unit : areaUnits[locale][0]
  const words = seasonWords(locale, (slug) => address(boatPath(slug), locale))
  const print = seasonPrint(words, locale, unit)
  const read = readSeason(entry)
  if (!('inputs' in read)) {
    const main = html`<p role="alert">${formatMessage(words.tool.correctFields, { fields: print.fields(read.wrong) })}</p>
${correction(entry, read.wrong, print)}
${back(locale, words.result.note)}`
    return pageAnswer({ status: 422, language: locale, title: words.result.note, main })
  }
  const plan = planSeason(read.inputs)
  const { result } = words
  const [title, subtitle] = seasonTitle(plan, print)
  const formulas = [...seasonFormulas(plan, print), ...costFormulas(plan, print)]
  const main = html`<p><strong>${subtitle}</strong></p>
${decisionLines(plan, print).map((line) => html`<p>${line}</p>`)}
${table(yearTable(plan, print))}
${rows(result.limits, limitRows(plan, print))}
<h2>${result.cost}</h2>
${hasPrices(plan) && table(costTable(plan, print))}
<p>${payBackLine(plan, print)}</p>
<h2>${result.formulas}</h2>
<ul>${formulas.map((line) => html`<li>${line}</li>`)}</ul>
${rows(result.inputs, inputRows(plan, print))}
<details><summary>${result.weeksTable}</summary>${table(weekRunsTable(plan, print))}</details>
<ul>${result.rests.map((line) => html`<li>${line}</li>`)}</ul>
${back(locale, title)}`
  return pageAnswer({ status: 200, language: locale, title, main })
}

/** The form once more: a line for each wrong field, and what else was typed, unseen. */
function correction(entry: SeasonEntry, wrong: readonly SeasonField[], print: SeasonPrint): Html {
  const kept = [...entryParameters(entry)].filter(([name]) => !wrong.some((field) => field === name))
  return html`<form>
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${wrong.filter(isTyped).map((name) => line(name, entry[name], print))}
<button type="submit">${print.words.tool.calculate}</button>
</form>`
}

/** A choice that is none begins anew. */
const isTyped = (name: SeasonField) => name === 'rest' || name in seasonBounds

const line = (name: SeasonField, value: string, print: SeasonPrint) =>
  html`<div><label for="${name}">${print.field(name)}</label><input type="text" id="${name}" name="${name}" value="${value}" aria-invalid="true" aria-describedby="${name}-problem"><p class="problem" id="${name}-problem">${print.problem(name)}</p></div>`

const back = (locale: Locale, words: string) => html`<p><a href="${address('/tools/season', locale)}">${words}</a></p>`

function table([head = [], ...body]: TextTable): Html {
  return html`<div class="scroll"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${body.map(row)}</tbody></table></div>`
}

/** Rows without heads, under a title; nothing where there are none. */
function rows(title: string, body: TextTable): Html {
  if (body.length === 0) return html``
  return html`<h2>${title}</h2><div class="scroll"><table><tbody>${body.map(row)}</tbody></table></div>`
}

const row = ([label = '', ...values]: readonly string[]) =>
  html`<tr><th scope="row">${label}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`
