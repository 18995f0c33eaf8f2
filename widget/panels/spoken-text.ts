/** What is read aloud of an answer: no addresses, no marks that only the eye needs. */
export function spokenText(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[*_#>`~|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
