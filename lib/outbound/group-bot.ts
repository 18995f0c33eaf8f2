import { createHmac } from 'node:crypto'
import type { Settings } from '#lib/config/settings'
import { httpPost } from '#lib/outbound/http-post'
import type { Outcome } from '#lib/outbound/outcome'
import { parsedJson } from '#lib/runtime/parsed-json'

/** The sink's name, under which its deliveries are stored. */
export const groupBot = 'group-bot'

/** A group's bot: its address, and the secret it signs with where the group asks for signatures. */
export interface GroupBot {
  url: string
  secret: string | undefined
}

/** The team's group bot; undefined where none is set. */
export const groupBotOf = ({
  GROUP_BOT_URL: url,
  GROUP_BOT_SECRET: secret,
}: Pick<Settings, 'GROUP_BOT_URL' | 'GROUP_BOT_SECRET'>): GroupBot | undefined => (url ? { url, secret } : undefined)

/** Whose bot it is, by its address; behind a relay the path tells. */
function kindOf({ hostname, pathname }: URL): 'wecom' | 'feishu' | 'dingtalk' {
  if (/\.(feishu\.cn|larksuite\.com)$/.test(hostname) || pathname.includes('/open-apis/bot/')) return 'feishu'
  if (hostname.endsWith('.dingtalk.com') || pathname.endsWith('/robot/send')) return 'dingtalk'
  return 'wecom'
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64')

/**
 * A message in the format of WeCom, Feishu or DingTalk. DingTalk is signed in the address (milliseconds and secret, HMAC key secret),
 * Feishu in the body (seconds and secret as the key of an empty text).
 */
function envelope({ url, secret }: GroupBot, content: string, now: number): { url: string; body: string } {
  const target = new URL(url)
  const kind = kindOf(target)
  if (kind === 'feishu') {
    const timestamp = String(Math.floor(now / 1000))
    const signed = secret ? { timestamp, sign: hmac(`${timestamp}\n${secret}`, '') } : {}
    return { url, body: JSON.stringify({ ...signed, msg_type: 'text', content: { text: content } }) }
  }
  if (kind === 'dingtalk' && secret) {
    target.searchParams.set('timestamp', String(now))
    target.searchParams.set('sign', hmac(secret, `${now}\n${secret}`))
  }
  return { url: target.href, body: JSON.stringify({ msgtype: 'text', text: { content } }) }
}

/** "Too often" or "busy": WeCom; Feishu for the tenant and for the group; DingTalk; the first and the last when busy. */
const tooOften = new Set([45009, 11232, 230020, 130101, -1])

/** All answer 200 whatever comes of it; the number in the body is 0 when the note was taken. */
function groupBotVerdict(body: string): Outcome | undefined {
  const answer = parsedJson(body)
  if (typeof answer !== 'object' || answer === null) return undefined
  const number = 'errcode' in answer ? answer.errcode : 'code' in answer ? answer.code : 0
  if (number === 0) return undefined
  return { kind: tooOften.has(Number(number)) ? 'retry' : 'configuration', code: `${groupBot} ${Number(number)}` }
}

/** Says a sentence in the team's group. */
export function notifyGroupBot(bot: GroupBot, sentence: string, headers: Record<string, string> = {}) {
  return httpPost({
    ...envelope(bot, sentence, Date.now()),
    headers,
    judge: groupBotVerdict,
  })
}
