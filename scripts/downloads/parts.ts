import { messages } from '#lib/i18n/messages'
import type { LeafletContent } from '#lib/leaflets/leaflet-content'
import type { PrintedRow, SheetRows } from '#lib/leaflets/printed-sheet'
import { escaped } from '#lib/markup/html'
import { each } from './markup.ts'

const mark = (row: PrintedRow) => (row.conditional ? '<sup>1</sup>' : '')

function groups(sheet: SheetRows): string {
  return each(
    sheet.groups,
    ({ title, rows }) =>
      `<h3>${escaped(title)}</h3><table>${each(
        rows,
        (row) =>
          `<tr${row.open ? ' data-open' : ''}><th scope="row">${escaped(row.label)}</th><td>${escaped(row.value)}${mark(row)}</td></tr>`,
      )}</table>`,
  )
}

/** The specification; two variants stand side by side. */
export function specification(content: LeafletContent): string {
  const [first, second] = content.sheets
  if (!first) return ''
  if (!second) return groups(first)
  return `<div class="variants">${each(
    [first, second],
    (sheet) => `<div><p class="variant">${escaped(sheet.variant ?? '')}</p>${groups(sheet)}</div>`,
  )}</div>`
}

const isFigure = (row: PrintedRow) => !row.open && /\d/.test(row.value)

/** The first reading large, the same in the other unit small under it. */
function large(row: PrintedRow): string {
  const [first = '', second] = row.value.split(/\s?[（(](?=\d)/)
  return second ? `${escaped(first)}<small>${escaped(second.replace(/[)）]$/, ''))}</small>` : escaped(first)
}

/** Up to six confirmed figures of the first variant, large. */
export function plate(content: LeafletContent): string {
  const rows = (content.sheets[0]?.groups ?? []).flatMap((group) => group.rows).filter(isFigure)
  if (rows.length === 0) return ''
  return `<dl class="plate">${each(rows.slice(0, 6), (row) => `<div><dt>${escaped(row.label)}</dt><dd>${large(row)}${mark(row)}</dd></div>`)}</dl>`
}

/** The notes below the figures of a document. */
export function notes(content: LeafletContent): string {
  const labels = messages[content.language].Leaflet
  const areas = content.sheets.some((sheet) =>
    sheet.groups.some(({ rows }) => rows.some(({ key, open }) => key === 'coverArea' && !open)),
  )
  return `<div class="notes"><p>${escaped(labels.confirmed)}</p>${areas ? `<p>${escaped(labels.areas)}</p>` : ''}${
    content.conditional ? `<p><sup>1</sup> ${escaped(labels.conditional)}</p>` : ''
  }</div>`
}

/** The last line of a page: document, date, page. */
export function foot(content: LeafletContent, date: string, page: string): string {
  const kind = messages[content.language].Leaflet.kinds[content.kind]
  return `<p class="foot"><span>ORCA · ${escaped(content.name)} · ${escaped(kind)}</span><span>${date}</span><span>${page}</span></p>`
}
