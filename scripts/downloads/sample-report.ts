import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { escaped } from '#lib/markup/html'
import { each, wordmark } from './markup.ts'

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
  const cell = (value: string) => `<td>${escaped(value)}</td>`
  return `<section class="page sheet">
  <header class="head"><div><p class="label">${escaped(labels.mark)}</p><h1>${escaped(labels.title)}</h1><p class="class">${escaped(labels.notice)}</p></div>${wordmark}</header>
  <table>${each(facts, ([name, value]) => `<tr><th scope="row">${escaped(name)}</th>${cell(value)}</tr>`)}</table>
  <h3>${escaped(labels.missions)}</h3>
  <table><tr>${each(Object.values(columns), (name) => `<th scope="col">${escaped(name)}</th>`)}</tr>${each(
    Object.values(labels.rows),
    ({ time, mission, route, load, note }) => `<tr>${each([time, mission, route, load, note], cell)}</tr>`,
  )}</table>
  <h3>${escaped(labels.alerts)}</h3><ul>${each([labels.alertRows.one, labels.alertRows.two, labels.alertRows.three], (line) => `<li>${escaped(line)}</li>`)}</ul>
  <h3>${escaped(labels.summary)}</h3><p>${escaped(labels.summaryText)}</p>
  <p class="foot"><span>ORCA · ${escaped(labels.title)} · ${escaped(labels.mark)}</span><span>1 / 1</span></p>
</section>`
}
