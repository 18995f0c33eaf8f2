import type { Outgoing } from '#components/answer/kept-drafts.ts'
import type { AnswerMessage, AnswerReading, AnswerView, LinkEnd } from '#lib/protocol/answer-link'

/** What the page shows: nothing yet, that the link is none, why it has ended, or the conversation. */
export type Shown =
  | { kind: 'opening' }
  | { kind: 'wrong' }
  | { kind: 'ended'; why: LinkEnd }
  | { kind: 'open'; view: AnswerView; messages: readonly AnswerMessage[] }

/** What a reading makes of what was shown: messages by their numbers, an edited one in its place. */
export function withReading(shown: Shown, reading: AnswerReading): Shown {
  if ('ended' in reading) return { kind: 'ended', why: reading.ended }
  const { open } = reading
  const before = shown.kind === 'open' ? shown.messages : []
  const bySeq = new Map([...before, ...open.messages].map((message) => [message.seq, message]))
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  const has_older = shown.kind === 'open' ? shown.view.has_older : open.has_older
  return { kind: 'open', view: { ...open, has_older }, messages }
}

/** What is left of the answers on their way once these messages are shown: a sent one stands among them. */
export function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly AnswerMessage[]): Outgoing[] {
  const last = messages.at(-1)?.seq ?? 0
  return outgoing.filter(({ state, after }) => state !== 'sent' || last <= after)
}

/** Answers to show behind the messages: one that a reading has brought before its own call came back is there already. */
export function outgoingToShow(outgoing: readonly Outgoing[], messages: readonly AnswerMessage[]): Outgoing[] {
  const isThere = ({ text, after }: Outgoing) =>
    messages.some((message) => message.author === 'operator' && message.seq > after && message.text === text)
  return outgoing.filter((one) => !isThere(one))
}
