/** A link or an address that mail programs write behind the words it belongs to. */
const addedLink = /[<[](?:https?:|mailto:)[^>\]\s]{0,500}[>\]]/gi

/**
 * The letters and digits of a text in lower case. Mail programs wrap a quote anew, change its quotation marks, spaces
 * and dashes and put links in it; this is what stays. A text without any (`?`, an emoji) is itself.
 */
export function folded(text: string): string {
  const plain = text.replace(addedLink, ' ').normalize('NFKC').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain.replace(/\s+/g, '')
}
