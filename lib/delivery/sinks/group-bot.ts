import type { LeadSink } from '#lib/delivery/sinks/sink'
import { formatMessage } from '#lib/i18n/format-message'
import { leadMessages } from '#lib/leads/messages'
import { httpPost } from '#lib/outbound/http-post'
import type { Outcome } from '#lib/outbound/outcome'
import { timeLimit } from '#lib/outbound/time-limit'

/** The sink's name, under which its deliveries are stored. */
export const groupBot = 'group-bot'

/** WeCom and Feishu take the same sentence in different envelopes; the address tells which. */
function groupBotBody(url: string, content: string): string {
  const { hostname } = new URL(url)
  const isFeishu = hostname.endsWith('.feishu.cn') || hostname.endsWith('.larksuite.com')
  return JSON.stringify(
    isFeishu ? { msg_type: 'text', content: { text: content } } : { msgtype: 'text', text: { content } },
  )
}

/** "Too often": WeCom; Feishu for the tenant and for the group. */
const tooOften = new Set([45009, 11232, 230020])

/** Both answer 200 whatever comes of it; the number in the body is 0 when the note was taken. */
function groupBotVerdict(body: string): Outcome | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof answer !== 'object' || answer === null) return undefined
  const number = 'errcode' in answer ? answer.errcode : 'code' in answer ? answer.code : 0
  if (number === 0) return undefined
  return { kind: tooOften.has(Number(number)) ? 'retry' : 'configuration', code: `${groupBot} ${Number(number)}` }
}

/** Says a sentence in the team's group. */
export function notifyGroupBot(url: string, sentence: string, headers: Record<string, string>, timeScale: number) {
  return httpPost({
    url,
    headers,
    body: groupBotBody(url, sentence),
    connectMs: timeLimit(3_000, timeScale),
    totalMs: timeLimit(10_000, timeScale),
    judge: groupBotVerdict,
  })
}

/** A note to the team's group bot that something came in: kind, language and id, nothing of the person. */
export function groupBotSink(url: string, timeScale: number): LeadSink {
  return {
    name: groupBot,
    send: ({ deliveryId, lead }) => {
      const { GroupBotNote, LeadKinds } = leadMessages.zh
      const note = formatMessage(GroupBotNote.received, {
        kind: LeadKinds[lead.kind],
        language: lead.language,
        id: lead.id.slice(-12),
      })
      return notifyGroupBot(url, note, { 'Idempotency-Key': deliveryId }, timeScale)
    },
  }
}
