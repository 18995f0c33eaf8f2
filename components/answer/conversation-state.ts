import type { Outgoing } from '#components/answer/kept-drafts.ts'
import type { AnswerMessage, AnswerReading, AnswerView, LinkEnd } from '#lib/protocol/answer-link'

/** The page's state: opening, invalid link, ended with the reason, or the conversation. */
export type Shown =
  | { kind: 'opening' }
  | { kind: 'wrong' }
  | { kind: 'ended'; why: LinkEnd }
  | { kind: 'open'; view: AnswerView; messages: readonly AnswerMessage[] }

/** Merges newly read messages into the shown ones by number; an edited one replaces the old. */
export function withReading(shown: Shown, reading: AnswerReading): Shown {
  if ('ended' in reading) return { kind: 'ended', why: reading.ended }
  const { open } = reading
  const before = shown.kind === 'open' ? shown.messages : []
  const bySeq = new Map([...before, ...open.messages].map((message) => [message.seq, message]))
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  const has_older = shown.kind === 'open' ? shown.view.has_older : open.has_older
  return { kind: 'open', view: { ...open, has_older }, messages }
}

/** Outgoing answers that are not among the shown messages yet. */
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
