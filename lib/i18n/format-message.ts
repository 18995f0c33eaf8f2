/** Replaces `{name}` in a sentence by values, for texts outside next-intl: in the browser, in emails, notes and plain pages. */
export function formatMessage(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
