/** A link or an address that mail programs write behind the words it belongs to. */
const addedLink = /[<[](?:https?:|mailto:)[^>\]\s]{0,500}[>\]]/gi

/** A text's letters and digits, small: what stays when mail programs wrap and mend a quote. Without any, the text itself. */
export function folded(text: string): string {
  const plain = text.replace(addedLink, ' ').normalize('NFKC').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain.replace(/\s+/g, '')
}
