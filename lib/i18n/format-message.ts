/**
 * Puts values into a sentence of messages: `{count}` becomes its value. For what next-intl does not format: sentences handed
 * to the browser as they stand, emails, notes and the server's own pages.
 */
export function formatMessage(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
