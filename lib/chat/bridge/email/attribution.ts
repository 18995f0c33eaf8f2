const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?'
const chineseWeekday = '\\s*[,，]?\\s*[(（]?(?:(?:周|週|星期|礼拜)[一二三四五六日天])?[)）]?'
const date = `${weekday}(?:${month}\\s*\\d{1,2}(?:st|nd|rd|th)?,?\\s*\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\.?\\s*${month},?\\s*\\d{4}|\\d{4}\\s*[年/.-]\\s*\\d{1,2}\\s*[月/.-]\\s*\\d{1,2}\\s*日?|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})${chineseWeekday}`
const zone = '(?:\\s*\\(?(?:gmt|utc)?(?:[+-]\\d{1,2}:?(?:\\d{2})?)\\)?|\\s+\\(?(?:gmt|utc|cst|cet|est|pst)\\)?)?'
const time = `(?:\\s*[,，]?\\s*(?:at\\s*)?(?:凌晨|早上|上午|中午|下午|晚上)?\\s*\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?\\s*(?:[ap]\\.?m\\.?(?![a-z]))?${zone})?`
const moment = `${date}${time}\\s*[,，]?\\s*`

const said = /(?:wrote|writes|写道|寫道)\s*[:：]$/i
const saidThen = new RegExp(`(?:wrote|writes|写道|寫道)\\s*(?:on|at|于|於|在)?\\s*${moment}[:：]$`, 'i')
const momentFirst = new RegExp(`^(?:(?:on|at)\\s+|在\\s*|于\\s*|於\\s*)?${moment}`, 'i')
const momentLast = new RegExp(`(?:\\bon\\s+|\\bat\\s+|在\\s*|于\\s*|於\\s*|[,，]\\s*|\\s)${moment}$`, 'i')
const longest = 400

/** Whether a text can be the name or the address of one person: emails, and no sentence. */
function isPerson(text: string): boolean {
  const name = text.replace(/^[\s,，]+|[\s,，]+$/g, '')
  return name.length <= 160 && /[\p{L}@]/u.test(name) && !/[。！？!?;；]/.test(name)
}

/** Whether a line is a mail program's above a quote: a full date, one person, that they wrote, and nothing else. */
export function isAttribution(line: string): boolean {
  const text = line.slice(0, longest + 1)
  if (text.length > longest) return false
  const last = saidThen.exec(text)
  if (last) return isPerson(text.slice(0, last.index))
  const verb = said.exec(text)
  if (!verb) return false
  const before = text.slice(0, verb.index)
  const first = momentFirst.exec(before)
  if (first) return isPerson(before.slice(first[0].length))
  const end = momentLast.exec(before)
  return end !== null && isPerson(before.slice(0, end.index))
}
