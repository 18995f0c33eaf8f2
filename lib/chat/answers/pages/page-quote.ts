import { keptPages } from '#lib/chat/answers/pages/kept-pages'
import { passageFor } from '#lib/chat/answers/pages/page-search'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { siteOrigin } from '#lib/config/site-origin'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** Before the path of the page in the `answer_id` of a quote. */
export const quoteMark = 'page:'

/** Whether a message quotes a page where no entry answers: what was asked is left open. */
export const isQuote = (body: MessageBody) => body.type === 'answer' && body.answer_id.startsWith(quoteMark)

/**
 * What a page of ours says about a question, in its own sentences; nothing where none does.
 * @param which where an entry may be meant as well, only what speaks of the `whole` question
 */
export function pageQuote(question: string, language: Locale, which: 'any' | 'whole' = 'any'): MessageBody[] {
  const pages = keptPages(language)
  const spelled = language === 'zh' ? correctHan(question) : correctEnglish(question)
  const passage =
    passageFor(question, pages, language) ?? (spelled === question ? undefined : passageFor(spelled, pages, language))
  if (!passage || (which === 'whole' && !passage.isWhole)) return []
  const { section, sentences } = passage
  const heading = section.headings.at(-1) ?? ''
  const { quote, quoteOfPage } = chatMessages[language].ChatReplies
  const isPageItself = section.headings.length < 2
  const opening = formatMessage(isPageItself ? quoteOfPage : quote, { page: section.page, heading })
  return [
    {
      type: 'answer',
      text: [opening, ...sentences].join('\n'),
      answer_id: `${quoteMark}${section.path}`,
      source: { title: section.page, url: new URL(section.address, siteOrigin()).href },
    },
  ]
}
