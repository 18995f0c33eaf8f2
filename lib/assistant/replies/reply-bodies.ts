import { figuresBelow } from '#lib/assistant/facts/boat-fact'
import { knowledge } from '#lib/assistant/knowledge'
import { chatMessages, sourceOf } from '#lib/assistant/messages'
import type { Talk } from '#lib/assistant/reading/small-talk'
import { shortAnswer } from '#lib/assistant/replies/short-answer'
import type { Verdict } from '#lib/assistant/verdict'
import type { MessageBody } from '#lib/chat/message'
import type { BoatSlug } from '#lib/content/fleet'
import { pictures } from '#lib/content/pictures'
import { plainText } from '#lib/entries/plain-text'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import type { Picture, Suggestion } from '#lib/protocol/widget-messages'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** The width that is served to chats; `widget/build.ts` puts these files where other sites may show them. */
const width = 768

export function answerPicture(boats: readonly BoatSlug[], language: Locale): Picture | undefined {
  const [slug] = boats
  if (!slug || boats.length > 1) return undefined
  const { width: full, height } = pictures[`${slug}-hero`]
  const { name, class: kind } = boatListings[language][slug]
  const { origin } = new URL(absoluteUrl('/', 'zh'))
  return {
    url: `${origin}/widget/pictures/${slug}.webp`,
    alt: language === 'zh' ? `${name}，${kind}` : `${name}, ${kind}`,
    width,
    height: Math.round((height * width) / full),
  }
}

/** The answer of an entry, with figures of the boats that are meant; none where there is no such one. */
export function answerOf(slug: string, language: Locale, meant: readonly BoatSlug[] = []): MessageBody[] {
  const entry = knowledge(language).entries.get(slug)
  if (!entry) return []
  const { body, source, offer, boats } = entry
  const picture = answerPicture(boats, language)
  return [
    {
      type: 'answer',
      text: [plainText(body.blocks), ...figuresBelow(entry, language, meant)].join('\n'),
      answer_id: slug,
      ...(source ? { source: sourceOf(source, language) } : {}),
      ...(offer ? { offer } : {}),
      ...(picture ? { picture } : {}),
    },
  ]
}

/** A word back, for what is no question about us. */
export function talk(kind: Talk, language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatTalk[kind] }]
}

/** What may be meant, as buttons: with short answers, or by titles only beside an answer (`otherwise`). */
function suggest(
  slugs: readonly string[],
  language: Locale,
  opening: 'suggest' | 'otherwise' = 'suggest',
): MessageBody[] {
  const { entries } = knowledge(language)
  const suggestions = slugs.flatMap((slug): Suggestion[] => {
    const entry = entries.get(slug)
    if (!entry) return []
    const answer = opening === 'suggest' ? shortAnswer(plainText(entry.body.blocks), language) : ''
    return [{ id: slug, question: entry.title, ...(answer === '' ? {} : { answer }) }]
  })
  const list = suggestions.map(({ question, answer }) =>
    [`· ${question}`, ...(answer ? [`  ${answer}`] : [])].join('\n'),
  )
  return [{ type: 'suggestions', text: [chatMessages[language].ChatReplies[opening], ...list].join('\n'), suggestions }]
}

/** An entry's answer opened by the question that it answers: whoever meant something else sees it at once. */
function openedBy(opening: string, slug: string, language: Locale, meant: readonly BoatSlug[]): MessageBody[] {
  const title = knowledge(language).entries.get(slug)?.title ?? ''
  return answerOf(slug, language, meant).map((body) => ({
    ...body,
    text: `${formatMessage(opening, { title })}\n${body.text}`,
  }))
}

/** The answer that is likely though not sure; what else may be meant as buttons below it, else the board. */
function hedged(slug: string, others: readonly string[], language: Locale, meant: readonly BoatSlug[]): MessageBody[] {
  const answer = openedBy(chatMessages[language].ChatReplies.unsure, slug, language, meant)
  if (others.length > 0) return [...answer, ...suggest(others, language, 'otherwise')]
  return answer.map((body) => ({ ...body, offer: 'board' as const }))
}

/** Either of two entries may be meant: both, with a word of doubt and the question before each where it is called for. */
function either(
  pair: readonly string[],
  isDoubtful: boolean,
  language: Locale,
  meant: readonly BoatSlug[],
): MessageBody[] {
  const { unsure, orThis } = chatMessages[language].ChatReplies
  return pair.flatMap((slug, at) =>
    isDoubtful ? openedBy(at === 0 ? unsure : orThis, slug, language, meant) : answerOf(slug, language, meant),
  )
}

/** An entry as its verdict says, and what else may be meant as buttons below it: they cost no click where it is right. */
export function answerTo(
  { slug, beside, tell }: Pick<Verdict & { kind: 'answer' }, 'slug' | 'beside' | 'tell'>,
  language: Locale,
  meant: readonly BoatSlug[] = [],
): MessageBody[] {
  if (tell === 'both' || tell === 'bothWithDoubt')
    return either([slug, ...beside.slice(0, 1)], tell === 'bothWithDoubt', language, meant)
  if (tell === 'withDoubt') return hedged(slug, beside, language, meant)
  if (tell === 'askedBack') return suggest([slug, ...beside], language)
  return [...answerOf(slug, language, meant), ...(beside.length > 0 ? suggest(beside, language, 'otherwise') : [])]
}
