import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'
import type { StreamEvent } from './event-stream.ts'

/** One handler for each kind of event of the stream (docs/widget-protocol.md). */
export interface StreamHandlers {
  message(message: Message): void
  /** An edit of a message that may be here already. */
  update(message: Message): void
  typing(): void
  read(seq: number): void
  state(state: Partial<Conversation>): void
  /** Too much is missing to be told: begin with the newest page. */
  reset(): void
}

/** Gives an event of the stream to its handler; a kind that this release does not know is left out. */
export function dispatchStreamEvent({ event, data }: StreamEvent, handlers: StreamHandlers): void {
  // From our own server, in the form that lib/protocol gives both sides: a check here would be bytes on every site.
  const payload: unknown = JSON.parse(data)
  if (event === 'message') handlers.message(payload as Message)
  else if (event === 'update') handlers.update(payload as Message)
  else if (event === 'typing') handlers.typing()
  else if (event === 'read') handlers.read((payload as { read_seq: number }).read_seq)
  else if (event === 'state') handlers.state(payload as Partial<Conversation>)
  else if (event === 'reset') handlers.reset()
}
