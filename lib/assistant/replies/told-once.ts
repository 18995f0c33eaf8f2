import type { MessageBody } from '#lib/chat/message'

const textOf = (reply: MessageBody) => (reply.type === 'answer' ? reply.text : undefined)

/**
 * No answer twice: where one stands there plain, it is dropped where it also stands behind a word of doubt, and what was
 * told is no button below.
 */
export function toldOnce(replies: readonly MessageBody[]): MessageBody[] {
  const texts = [...new Set(replies.flatMap((reply) => textOf(reply) ?? []))]
  const plainest = (text: string) => texts.find((other) => text !== other && text.endsWith(`\n${other}`)) ?? text
  const told = new Set<string>()
  return replies.filter((reply) => {
    const text = textOf(reply)
    if (text === undefined) return true
    if (plainest(text) !== text || told.has(text)) return false
    told.add(text)
    return true
  })
}
