import { board } from '#lib/chat/answers/board'
import { knowledge } from '#lib/chat/answers/knowledge'
import type { Asked } from '#lib/chat/answers/likely/asked'
import { pageQuote } from '#lib/chat/answers/pages/page-quote'
import { either, hedged, suggest } from '#lib/chat/answers/reply-bodies'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'

/**
 * What is said where nothing is sure: two entries where either may be meant; the likely one with a word of doubt; what a
 * page says of it, above what is asked back or the board; "did you mean"; else the board with the text kept.
 */
export function unsureReply({ text, plain, language, verdict }: Asked): MessageBody[] {
  const found = verdict()
  const suggested = found.kind === 'suggest' && !knowledge(language).isStrange(plain) ? found : undefined
  if (suggested?.both) return either(suggested.both, suggested.isDoubtful === true, language)
  const [first, ...others] = suggested?.slugs ?? []
  const isLikely = suggested?.isLikely === true
  const quote = found.kind === 'outside' ? [] : pageQuote(plain, language, isLikely ? 'whole' : 'any')
  if (quote.length > 0 && first) return [...quote, ...suggest([first, ...others], language, 'otherwise')]
  if (quote.length > 0) return [...quote, ...board(text, language, chatMessages[language].ChatReplies.boardAfterQuote)]
  if (!first) return board(text, language)
  return isLikely ? hedged(first, others, language) : suggest([first, ...others], language)
}
