import type { MessageBody } from '#lib/chat/message'

/** The entry that tells how to reach a person. */
export const personSlug = 'person'

/** Whether what was asked for is a person. */
export function isForPerson(replies: readonly MessageBody[]): boolean {
  return replies.some((reply) => reply.type === 'answer' && reply.answer_id === personSlug)
}
