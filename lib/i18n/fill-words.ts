/** Puts values into a sentence that was handed to the browser as it stands in messages: `{count}` becomes its value. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
