import type { FileAccess } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { postFile } from './post-file.ts'

interface Sending {
  /** The client's name for it. */
  id: string
  file: File
  signal: AbortSignal
  onShare(share: number): void
}

/** Sends a file into the conversation, which begins with it where nothing was said. */
export async function sendFile(
  core: Core,
  { account, thread, incoming, keep }: FileAccess,
  sending: Sending,
): Promise<void> {
  const { id, file, signal, onShare } = sending
  await thread.begin()
  const form = new FormData()
  form.append('ctx', JSON.stringify({ ...core.context, page: location.pathname }))
  form.append('file', file, file.name)
  const url = `${core.options.api}/api/widget/v1/${thread.path('files')}`
  try {
    const { message, replies } = await postFile({ url, token: await account.token(), key: id, form, signal, onShare })
    await keep([message, ...replies])
  } catch (error) {
    // A token or a conversation that is no longer good: a call that makes them anew finds out.
    if (error instanceof Failure && (error.code === 'bad_token' || error.code === 'gone')) await incoming.refill()
    throw error
  }
}

/** The bytes of a file of the conversation. */
export async function fileBytes({ account, thread }: FileAccess, id: string): Promise<ArrayBuffer> {
  return (await account.request(thread.path(`files?file=${id}`))).arrayBuffer()
}
