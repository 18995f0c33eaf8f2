import { askedInAnger } from '#lib/assistant/anger'
import { knowledge, normalized } from '#lib/assistant/knowledge'
import { boatsIn, namedDatasets } from '#lib/assistant/reading/names'
import { talkOf } from '#lib/assistant/reading/small-talk'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { board } from '#lib/assistant/replies/board'
import { personSlug, sorryFirst } from '#lib/assistant/replies/person-wanted'
import { replyTo } from '#lib/assistant/reply'
import { passagesFor } from '#lib/assistant/retrieve'
import type { Question, Reply } from '#lib/assistant/thread/protocol'
import type { MessageBody } from '#lib/chat/message'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** So many characters of a text are understood: longer ones tell a story, and each step of the work grows with them. */
const mostUnderstood = 500

/** The beginning of a text as the assistant reads it, in the spacing of print: the rest is kept with the message. */
export function understoodText(text: string): string {
  // A character takes at most two units: cut first, so that a long text is never walked through.
  const beginning = text
    .slice(0, 4 * mostUnderstood)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
  return [...beginning].slice(0, mostUnderstood).join('')
}

const ofBoat = /^(?:\/en)?\/product\/([a-z]+)$/

const namesAny = (text: string, language: Locale) =>
  boatsIn(text, language).length > 0 || namedDatasets(text, language).datasets.length > 0

/** What a visitor said before, the boat on whose page they write named in what names none: "how long does it run?" */
export function saidOnPage(text: string, said: readonly string[], page: string, language: Locale): readonly string[] {
  const boat = boatSlugs.find((slug) => slug === ofBoat.exec(page)?.[1])
  if (!boat || namesAny(text, language)) return said
  const plate = plateOf(boat)
  return said.length === 0 ? [plate] : said.map((one) => (namesAny(one, language) ? one : `${plate} ${one}`))
}

/** Boats counted by the finder's rules need no model. */
const isCounted = (body: MessageBody) =>
  body.type === 'answer' && body.answer_id === 'how-many-boats' && body.offer === 'callback'

/** Whether a model may word the answer: not talk, counted boats, several answers, our own titles, and calls for a person. */
function isForModel(text: string, language: Locale, [only, more]: readonly MessageBody[]): boolean {
  // Buttons beside an answer are its way out; the model's own answer needs none.
  const hasMore = more !== undefined && more.type !== 'suggestions'
  if (!only || hasMore || only.type === 'text' || isCounted(only)) return false
  if (only.type === 'answer' && only.answer_id === personSlug) return false
  return !knowledge(language).exact.has(normalized(text))
}

/** A message form is filled in with all that was written, not only with what was understood of it. */
function withWholeText(body: MessageBody, read: string, text: string, language: Locale): MessageBody {
  if (body.type !== 'board' || read === text) return body
  const prefill = body.prefill.replace(read.trim(), () => text.trim())
  return board(prefill, language, body.text)[0] ?? body
}

/** Works out the reply to a question: some 10 to 60 ms of the processor, whatever the text. Runs in the assistant's thread. */
export function replyToQuestion({ text, language: own, said, page, isForModel: mayAsk }: Question): Reply {
  const read = understoodText(text)
  const language = languageOfText(read, own)
  const asked = askedInAnger(read, language)
  const texts = saidOnPage(read, said.map(understoodText), page, language)
  const replies = asked === '' ? [] : replyTo(asked ?? read, language, texts)
  const bodies = asked === undefined ? replies : sorryFirst(replies, language)
  return {
    language,
    bodies: bodies.map((body) => withWholeText(body, read, text, language)),
    isGoodbye: talkOf(read, language) === 'bye',
    passages: mayAsk && isForModel(read, language, bodies) ? passagesFor(read, language) : [],
  }
}
