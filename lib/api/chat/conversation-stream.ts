import { findConversation } from '#lib/chat/conversation'
import { type Hint, listenTo } from '#lib/chat/hub'
import { readEdits, readMessages } from '#lib/chat/read-messages'
import { log, reasonOf } from '#lib/runtime/log'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

export const heartbeatMs = 20_000
const longestLifeMs = 30 * 60_000
const retryMs = 3000
/** Bytes a reader may leave unread before its stream is closed; it reconnects with the number of its last message. */
const slowBytes = 256 * 1024
/** Missed messages are written no faster than they are read; a client that reads nothing for so long is disconnected. */
const patienceMs = 15_000
/** More missing than this is refetched, not replayed. */
const mostReplayed = 500
const pageSize = 100

interface Options {
  engine: Engine
  conversation: ConversationRow
  /** The last message the reader has; without it, only what is new comes. */
  after: number | undefined
  onEnd: () => void
}

type SentState = Pick<ConversationRow, 'state' | 'read_seq' | 'degraded'>

/** A conversation as server-sent events: a cursor over stored messages, moved by hints. `end` closes it. */
export function conversationStream({ engine, conversation, after, onEnd }: Options): {
  body: ReadableStream<Uint8Array>
  end: () => void
} {
  const { id, visitor_id } = conversation
  const encoder = new TextEncoder()
  let cursor = after ?? conversation.last_seq
  let { revision } = conversation
  let sent: SentState | undefined
  let isOpen = true
  let isReading = false
  let readAgain = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let stop: () => void = () => {}
  /** Called whenever the reader took something. */
  let taken: () => void = () => {}

  function leave(): void {
    isOpen = false
    taken()
    stop()
    onEnd()
  }

  function end(): void {
    if (!isOpen) return
    leave()
    controller?.close()
  }

  function letGo(): void {
    if (!isOpen) return
    leave()
    controller?.error(new Error('The reader is too slow.'))
  }

  function write(text: string): void {
    if (!isOpen || !controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) <= 0) letGo()
  }

  /** Waits until half of what a reader may leave lying is free. */
  async function room(): Promise<void> {
    while (isOpen && (controller?.desiredSize ?? slowBytes) < slowBytes / 2) {
      const patience = setTimeout(letGo, patienceMs)
      await new Promise<void>((resolve) => {
        taken = resolve
      })
      clearTimeout(patience)
    }
  }

  function event(name: string, data: unknown, seq?: number): void {
    write(`${seq === undefined ? '' : `id: ${seq}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function sendState(row: ConversationRow): void {
    const { state, read_seq, degraded } = row
    if (!sent || sent.state !== state || sent.degraded !== degraded) {
      event('state', { state, head_seq: row.last_seq, read_seq, degraded: degraded === 1 })
    } else if (sent.read_seq !== read_seq) {
      event('read', { read_seq })
    }
    sent = { state, read_seq, degraded }
  }

  async function sendMessages(row: ConversationRow): Promise<void> {
    if (row.last_seq < cursor || row.last_seq - cursor > mostReplayed) {
      cursor = row.last_seq
      event('reset', { head_seq: cursor })
    }
    while (isOpen && cursor < row.last_seq) {
      const { items } = await readMessages(engine, id, { after: cursor, limit: pageSize })
      if (items.length === 0) return
      for (const message of items) {
        await room()
        event('message', message, message.seq)
      }
      cursor = items.at(-1)?.seq ?? cursor
    }
    if (row.revision <= revision) return
    for (const edit of await readEdits(engine, id, revision)) {
      event('update', edit.message)
      revision = edit.revision
    }
  }

  async function read(): Promise<void> {
    const row = await findConversation(engine, id)
    if (row?.visitor_id !== visitor_id) {
      event('state', { state: 'closed', head_seq: cursor, read_seq: cursor, degraded: false })
      end()
      return
    }
    sendState(row)
    await sendMessages(row)
  }

  /** One reading at a time; a hint that comes meanwhile is followed by another. */
  function wake(hint: Hint): void {
    if (hint === 'typing') {
      event('typing', { author: 'operator' })
      return
    }
    if (isReading) {
      readAgain = true
      return
    }
    isReading = true
    read()
      .catch((error: unknown) => {
        log('warn', 'chat.stream_fault', { reason: reasonOf(error) })
        end()
      })
      .finally(() => {
        isReading = false
        if (!readAgain || !isOpen) return
        readAgain = false
        wake('changed')
      })
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        const unlisten = listenTo(id, wake)
        const heartbeat = setInterval(() => write(': here\n\n'), heartbeatMs)
        const life = setTimeout(end, longestLifeMs)
        heartbeat.unref()
        life.unref()
        stop = () => {
          unlisten()
          clearInterval(heartbeat)
          clearTimeout(life)
        }
        write(`retry: ${retryMs}\n\n`)
        wake('changed')
      },
      pull: () => taken(),
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: slowBytes }),
  )
  return { body, end }
}
