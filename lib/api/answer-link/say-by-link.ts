import type { LinkConversation } from '#lib/api/answer-link/require-link'
import { replyByLink } from '#lib/chat/answer-links/reply-by-link'
import { takeConversation } from '#lib/chat/answer-links/take-conversation'
import { canMailAnswers } from '#lib/chat/answer-mail/answer-job'
import { wakeBridge } from '#lib/chat/bridge/worker'
import type { SentFile } from '#lib/chat/files/file-body'
import { environment } from '#lib/config/environment'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'
import { withTimeout } from '#lib/store/with-timeout'

/** Limits for answers by one link, in words and files: enough for a person, few enough if the link has leaked. */
const answers = new AttemptWindow({ withinMs: 60_000, most: 20 })

/** Counts an answer of a link; throws `too_many` after twenty in a minute. */
export function countAnswer({ link }: LinkConversation): void {
  answers.count(link.token_hash, Date.now())
}

interface Said {
  device: string
  key: string
  name?: string | undefined
  text: string
  file?: SentFile
}

/** Stores an answer sent by a link and takes the conversation if nobody has it; colleagues elsewhere see the answer. */
export async function sayByLink({ engine, link, conversation }: LinkConversation, said: Said): Promise<void> {
  const { device, key, text, file } = said
  const now = Date.now()
  const save = async () => {
    await takeConversation(engine, { conversation, link, device, name: said.name?.trim() ?? '', over: 0, now })
    const isMailed = canMailAnswers(environment())
    await replyByLink(engine, { conversation, link, key, text: text.trim(), file, now, isMailed })
  }
  await withTimeout(save())
  wakeBridge()
}
