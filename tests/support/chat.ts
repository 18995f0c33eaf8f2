import { addMessage } from '#lib/chat/add-message'
import type { Bridge } from '#lib/chat/bridge/bridge'
import { openConversation } from '#lib/chat/conversation'
import type { NewChatFile } from '#lib/chat/files/checked-file'
import { sentFile } from '#lib/chat/files/file-body'
import type { MessageBody } from '#lib/chat/message'
import { addVisitor } from '#lib/chat/visitors'
import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'
import { ulid } from './widget-client.ts'

interface Opening {
  language?: Locale
  now: number
  /** Where people read along. */
  bridge?: string
  /** Whether the chat's webhook is set. */
  tellsEvents?: boolean
  site?: string
}

interface Said {
  /** A file in place of the words. */
  file?: NewChatFile
  at?: number
  replies?: MessageBody[]
  wantsPerson?: boolean
  /** Keyed hash of where it comes from; another one each time without it. */
  address?: string
}

/** A visitor and their conversation in a store, without a server before it. */
export async function openChat(
  engine: Engine,
  { language = 'en', now, bridge, tellsEvents, site = 'pk_orca' }: Opening,
) {
  const { id: visitorId, token } = await addVisitor(engine, { site, address: ulid(), now })
  const { row } = await openConversation(engine, { visitorId, site, language, now })
  return {
    id: row.id,
    visitorId,
    token,
    /** The visitor says something, by default at the time of the opening, and gets these replies. */
    say: (
      text: string,
      { at = now, replies = [{ type: 'text', text: 'Hello.' }], wantsPerson, file, address = ulid() }: Said = {},
    ) =>
      addMessage(engine, {
        file: file && sentFile(file, language, at),
        conversationId: row.id,
        visitorId,
        clientId: ulid(),
        text,
        ctx: JSON.stringify({ page: '/product' }),
        replies,
        address,
        now: at,
        wantsPerson,
        tellsEvents,
        ...(bridge === undefined ? {} : { bridge }),
      }),
  }
}

/** People who answer, and are away until somebody says otherwise. */
export function peopleWhoAreAway(name: string) {
  const people = {
    areAway: true,
    /** What reached them. */
    pushed: [] as string[],
    bridge: {
      name,
      patienceMs: 60_000,
      async push({ text }) {
        if (people.areAway) return { kind: 'retry', code: 'ECONNREFUSED' }
        people.pushed.push(text)
        return { kind: 'delivered', code: '200' }
      },
      pushRating: async () => ({ kind: 'delivered', code: '200' }),
    } satisfies Bridge as Bridge,
  }
  return people
}
