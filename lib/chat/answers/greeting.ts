import type { Locale } from '#lib/i18n/locales'

/** A greeting that something follows, parted from it so that "hi-res" and "早上能用吗" are none. */
const greeting: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|team|again|guys|orca))?(?:\s*[,.!:;]+\s*|\s+(?=\S+\s+\S))/i,
  zh: /^(?:[你您]们?好|大家好|哈喽|哈啰|嗨|嘿|喂|在吗|在不在|有人吗|早|(?:早上|上午|中午|下午|晚上)好|hi|hello)[啊呀哦]?(?:[\s,，。.!！~～、?？:：]+|(?=请问|想问|我想|咨询))/i,
}

/** A text without the greeting before what it asks: "hello, how much is it" is a question. A greeting alone stays. */
export function withoutGreeting(text: string, language: Locale): string {
  const rest = text.trim().replace(greeting[language], '')
  return /\p{L}{2}/u.test(rest) ? rest : text
}
