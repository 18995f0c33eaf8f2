import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { each, text, wordmark } from './markup.ts'

/** One page that shows what a customer reads at the end of a day; all of its data is invented and marked so. */
export function sampleReport(language: Locale): string {
  const labels = messages[language].SampleReport
  const { columns } = labels
  const facts: readonly (readonly [string, string])[] = [
    [labels.site, labels.siteValue],
    [labels.date, labels.dateValue],
    [labels.boat, messages[language].Boats.smurf.name],
    [labels.operator, labels.operatorValue],
  ]
  const cell = (value: string) => `<td>${text(value)}</td>`
  return `<section class="page sheet">
  <header class="head"><div><p class="label">${text(labels.mark)}</p><h1>${text(labels.title)}</h1><p class="class">${text(labels.notice)}</p></div>${wordmark}</header>
  <table>${each(facts, ([name, value]) => `<tr><th scope="row">${text(name)}</th>${cell(value)}</tr>`)}</table>
  <h3>${text(labels.missions)}</h3>
  <table><tr>${each(Object.values(columns), (name) => `<th scope="col">${text(name)}</th>`)}</tr>${each(
    Object.values(labels.rows),
    ({ time, mission, route, load, note }) => `<tr>${each([time, mission, route, load, note], cell)}</tr>`,
  )}</table>
  <h3>${text(labels.alerts)}</h3><ul>${each([labels.alertRows.one, labels.alertRows.two, labels.alertRows.three], (line) => `<li>${text(line)}</li>`)}</ul>
  <h3>${text(labels.summary)}</h3><p>${text(labels.summaryText)}</p>
  <p class="foot"><span>ORCA · ${text(labels.title)} · ${text(labels.mark)}</span><span>1 / 1</span></p>
</section>`
}
