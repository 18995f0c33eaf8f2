import { isQuestion } from '#lib/chat/answers/clauses'
import type { Locale } from '#lib/i18n/locales'

/** A greeting that something follows, parted from it so that "hi-res" and "早上能用吗" are none. */
const greeting: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|team|again|guys|orca))?(?:\s*[,.!:;]+\s*|\s+(?=\S+\s+\S))|dear (?:orca|team|all|sirs?|madam|sir or madam|orca team|sir\/madam)\s*[,.!:;]+\s*)/i,
  zh: /^(?:[你您]们?好|大家好|哈喽|哈啰|嗨|嘿|喂|在吗|在不在|有人吗|早|(?:早上|上午|中午|下午|晚上)好|hi|hello)[啊呀哦]?(?:[\s,，。.!！~～、?？:：]+|(?=请问|想问|我想|咨询))/i,
}

/** What opens a question and says nothing of it. */
const opening: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:(?:just )?(?:a |one )?(?:quick|small|short|further|last) question|(?:my|our|the) (?:boss|manager|director|client|colleague)s? (?:asks?|asked|wants? to know|would like to know)|i was wondering|i(?:'d| would) like to know|i (?:want|wanted) to (?:know|ask)|sorry (?:if|to)[^,:]{0,40}|excuse me|please tell me|tell me)(?:\s*[,:;.–-]+\s*|\s+(?=(?:who|what|how|when|where|which|why|if|whether|is|are|can|could|do|does|will|would)\b)))/i,
  zh: /^(?:(?:麻烦|劳驾|不好意思)?(?:请问|问|咨询|了解)(?:一?下)?(?:子)?[,，:：\s]*|(?:我?们?(?:领导|老板|主任|同事|甲方)(?:想?让我|叫我|要我|要|想)?(?:来)?(?:问|了解|知道)(?:一?下)?[,，:：\s]*)|我?(?:想|要)(?:问|咨询|了解|知道)(?:一?下)?(?:你们)?[,，:：\s]*|(?:老板|师傅|亲|客服|嗯+|哎|诶)[,，:：\s]+)/,
}

/** What closes a question: thanks, a wish for an answer, a signature's greeting. */
const closing: Readonly<Record<Locale, RegExp>> = {
  en: /(?:[\s,.!;–-]+|(?<=\?)\s*)(?:(?:many )?thanks?(?: you)?(?: (?:so much|very much|a lot|in advance|again))?|thx|ty|tia|cheers|much appreciated|please (?:reply|answer|advise|help|let me know)(?: soon| asap| quickly)?|(?:kind|best|warm) regards|regards|sincerely|all the best)[\s.!]*$/i,
  zh: /[\s,，。.!！?？~～、]*(?:多谢|谢谢|感谢|谢了|谢啦|麻烦了|拜托了|辛苦了|急|在线等|盼复|望回复|请(?:尽快)?(?:回复|答复))(?:你|您|啦|了|哈)?[\s。.!！~～]*$/,
}

/**
 * A text without what courtesy puts around what it asks: "hello, how much is it, thanks" is a question. What asks nothing
 * stays as it is, but for the greeting: "that helps, thanks" is thanks.
 */
export function withoutCourtesies(text: string, language: Locale): string {
  const greeted = text.trim().replace(greeting[language], '')
  const rest = /\p{L}{2}/u.test(greeted) ? greeted : text
  let asked = rest.trim()
  for (let before = ''; before !== asked; ) {
    before = asked
    asked = asked.replace(opening[language], '').replace(closing[language], '').trim()
  }
  return /\p{L}{2}/u.test(asked) && isQuestion(asked, language) ? asked : rest
}
