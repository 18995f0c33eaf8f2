import type { Locale } from '#lib/i18n/locales'
import { plainDigits } from '#lib/protocol/reach-patterns'

const placeholders: Readonly<Record<Locale, { email: string; number: string; name: string }>> = {
  en: { email: '[email]', number: '[number]', name: '[name]' },
  zh: { email: '[邮箱]', number: '[号码]', name: '[姓名]' },
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Telephone, identity card, bank card: seven digits or more, whatever stands between them. */
const number = /(?<![a-z\d.])\+?\d(?:[\s().-]?\d){6,}[Xx]?(?![a-z\d])/giu
const account = /((?:微信|wechat|whatsapp|qq)(?:号|号码|id)?\s*(?:是|为|:|is)?\s*)[a-z\d][\w.-]{4,}/giu
/** The words before a name in any case, the name itself as names are written. */
const englishName =
  /\b([Mm]y name is|[Mm]y name['’]s|[Tt]his is|I am|I['’]m|[Cc]all me|[Rr]egards,?)\s+(?:(?:Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu
const chineseName =
  /(我叫|我是|本人|姓名|名字叫|名字是|联系人)(是|:)?\s*\p{Script=Han}{2,3}(?=[,。.;、!\s]|$|先生|女士|小姐|经理|老师)/gu
const chineseTitle = /(?<!\p{Script=Han})\p{Script=Han}{1,2}(?=先生|女士|小姐|总监|主任)/gu

/** A text without addresses, numbers and names that tell who wrote it; sizes and counts stay. */
export function withoutPersonalData(text: string, language: Locale): string {
  const put = placeholders[language]
  return plainDigits(text)
    .replace(email, put.email)
    .replace(account, `$1${put.number}`)
    .replace(number, put.number)
    .replace(englishName, `$1 ${put.name}`)
    .replace(chineseName, `$1${put.name}`)
    .replace(chineseTitle, put.name)
}
