import { httpPost } from '#lib/deliver/http-post'
import type { Sink } from '#lib/deliver/sinks/sink'
import { leadWords } from '#lib/leads/words'

/** WeCom and Feishu take the same sentence in different envelopes; the address tells which. */
function envelope(url: URL, content: string): object {
  const isFeishu = url.hostname.endsWith('.feishu.cn') || url.hostname.endsWith('.larksuite.com')
  return isFeishu ? { msg_type: 'text', content: { text: content } } : { msgtype: 'text', text: { content } }
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
        body: JSON.stringify(envelope(new URL(url), note)),
        connectMs: 3_000 * pace,
        totalMs: 10_000 * pace,
      })
    },
  }
}
