/** Names as a sentence lists them: "A, B, and C", "A、B 和 C"; Chinese sets 和 apart from Latin letters and digits. */
export function listText(names: Iterable<string>, locale: string): string {
  const text = new Intl.ListFormat(locale).format(names)
  return locale === 'zh' ? text.replaceAll(/(?<=\w)(?=和)|(?<=和)(?=\w)/g, ' ') : text
}
