import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { each, text, wordmark } from './markup.ts'

/** One page that shows what a customer reads at the end of a day; all of its data is invented and marked so. */
export function sampleReport(language: Locale): string {
  const words = messages[language].SampleReport
  const { columns } = words
  const facts: readonly (readonly [string, string])[] = [
    [words.site, words.siteValue],
    [words.date, words.dateValue],
    [words.boat, messages[language].Boats.smurf.name],
    [words.operator, words.operatorValue],
  ]
  const cell = (value: string) => `<td>${text(value)}</td>`
  return `<section class="page sheet">
  <header class="head"><div><p class="label">${text(words.mark)}</p><h1>${text(words.title)}</h1><p class="class">${text(words.notice)}</p></div>${wordmark}</header>
  <table>${each(facts, ([name, value]) => `<tr><th scope="row">${text(name)}</th>${cell(value)}</tr>`)}</table>
  <h3>${text(words.missions)}</h3>
  <table><tr>${each(Object.values(columns), (name) => `<th scope="col">${text(name)}</th>`)}</tr>${each(
    Object.values(words.rows),
    ({ time, mission, route, load, note }) => `<tr>${each([time, mission, route, load, note], cell)}</tr>`,
  )}</table>
  <h3>${text(words.alerts)}</h3><ul>${each([words.alertRows.one, words.alertRows.two, words.alertRows.three], (line) => `<li>${text(line)}</li>`)}</ul>
  <h3>${text(words.summary)}</h3><p>${text(words.summaryText)}</p>
  <p class="foot"><span>ORCA · ${text(words.title)} · ${text(words.mark)}</span><span>1 / 1</span></p>
</section>`
}
