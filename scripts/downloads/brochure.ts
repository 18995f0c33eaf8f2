import { messages } from '#lib/i18n/messages'
import type { LeafletContent } from '#lib/leaflets/leaflet-content'
import { escaped } from '#lib/markup/html'
import { each, wordmark } from './markup.ts'
import { foot, notes, plate, specification } from './parts.ts'

const pages = 4

/** Four pages for a person: the boat on its water, what it does, its figures, what comes with it and what people ask. */
export function brochure(content: LeafletContent, pictures: { hero: string; studio: string }, date: string): string {
  const labels = messages[content.language].Leaflet
  const { story } = content
  if (!story) throw new Error(`${content.name} has no story to print`)
  const page = (number: number) => foot(content, date, `${number} / ${pages}`)
  const pairs = (list: readonly { when: string; then: string }[]) =>
    `<dl class="pairs">${each(list, ({ when, then }) => `<div><dt>${escaped(when)}</dt><dd>${escaped(then)}</dd></div>`)}</dl>`
  const list = (items: readonly string[]) => `<ul>${each(items, (item) => `<li>${escaped(item)}</li>`)}</ul>`
  return `<section class="page cover">
  <img class="picture" src="${pictures.hero}" alt=""><div class="shade"></div><div class="dusk"></div>
  <div class="words">${wordmark}<p class="class">${escaped(content.className)}</p><h1>${escaped(content.name)}</h1><p class="promise">${escaped(story.promise)}</p></div>
  ${page(1)}
</section>
<section class="page">
  <img class="studio" src="${pictures.studio}" alt="">
  ${plate(content)}
  <h2>${escaped(labels.behaviour)}</h2>
  <div class="columns"><div><h3>${escaped(labels.given)}</h3>${pairs(story.given)}</div><div><h3>${escaped(labels.agree)}</h3>${pairs(story.agree)}</div></div>
  ${page(2)}
</section>
<section class="page">
  <h2>${escaped(labels.specification)}</h2>
  ${specification(content)}
  ${notes(content)}
  ${page(3)}
</section>
<section class="page">
  <div class="block"><h2>${escaped(labels.delivery)}</h2>
  <div class="columns"><div><h3>${escaped(labels.ours)}</h3>${list(story.ours)}</div><div><h3>${escaped(labels.yours)}</h3>${list(story.yours)}</div></div></div>
  <div class="block"><h2>${escaped(labels.questions)}</h2>${each(
    story.questions.slice(0, 6),
    ({ question, answer }) =>
      `<div class="qa"><p class="question">${escaped(question)}</p><p class="answer">${escaped(answer)}</p></div>`,
  )}</div>
  ${page(4)}
</section>`
}
