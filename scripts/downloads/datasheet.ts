import { messages } from '#lib/i18n/messages'
import type { LeafletContent } from '#lib/leaflets/leaflet-content'
import { escaped } from '#lib/markup/html'
import { wordmark } from './markup.ts'
import { foot, notes, specification } from './parts.ts'

/** One page for a tender file: the boat, every row of its specification, the notes. */
export function datasheet(content: LeafletContent, pictures: { studio: string }, date: string): string {
  const kind = messages[content.language].Leaflet.kinds.datasheet
  return `<section class="page sheet">
  <header class="head"><div><p class="label">${escaped(kind)}</p><h1>${escaped(content.name)}</h1><p class="class">${escaped(content.className)}</p></div>${wordmark}</header>
  <img class="studio" src="${pictures.studio}" alt="">
  ${specification(content)}
  ${notes(content)}
  ${foot(content, date, '1 / 1')}
</section>`
}
