import { stillWorks } from '#lib/chat/answer-links/links'
import { underName } from '#lib/chat/bridge/bridge-links'
import { mirrorBridge } from '#lib/chat/bridge/bridges'
import { type OperatorReply, replyAsOperator } from '#lib/chat/operator-reply'
import type { AnswerLinkRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** The bridge name under which answers by links are recorded. */
const byLink = 'link'

interface Answer extends Pick<OperatorReply, 'conversation' | 'text' | 'file' | 'now' | 'isMailed'> {
  link: AnswerLinkRow
  /** The page's key for this answer, so that a repeated request stores it once. */
  key: string
}

/** Keeps an answer that came by a link, once, and only if the link works at that very moment. */
export async function replyByLink(engine: Engine, { link, key, ...answer }: Answer): Promise<void> {
  const { sql } = engine
  const { id } = answer.conversation
  const { isNew, keep } = underName(sql, { bridge: byLink, externalId: `${id}:${key}`, conversationId: id })
  await replyAsOperator(engine, {
    ...answer,
    bridge: mirrorBridge(answer.conversation.site),
    still: (row) => row.and([isNew(row), stillWorks(sql, link, answer.now)]),
    also: (mark) => [keep(mark)],
  })
}
