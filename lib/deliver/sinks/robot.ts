import { httpPost } from '#lib/deliver/http-post'
import type { Sink } from '#lib/deliver/sinks/sink'
import { leadWords } from '#lib/leads/words'

/** WeCom and Feishu take the same sentence in different envelopes; the address tells which. */
export function robotBody(url: string, content: string): string {
  const { hostname } = new URL(url)
  const isFeishu = hostname.endsWith('.feishu.cn') || hostname.endsWith('.larksuite.com')
  return JSON.stringify(
    isFeishu ? { msg_type: 'text', content: { text: content } } : { msgtype: 'text', text: { content } },
  )
}

/** A note to the team's group robot that something came in: kind, language and id, nothing of the person. */
export function robotSink(url: string, pace: number): Sink {
  return {
    name: 'robot',
    send: ({ deliveryId, lead }) => {
      const { RobotNote, LeadKinds } = leadWords.zh
      const note = RobotNote.received
        .replace('{kind}', LeadKinds[lead.kind])
        .replace('{language}', lead.language)
        .replace('{id}', lead.id.slice(-12))
      return httpPost({
        url,
        headers: { 'Idempotency-Key': deliveryId },
        body: robotBody(url, note),
        connectMs: 3_000 * pace,
        totalMs: 10_000 * pace,
      })
    },
  }
}
