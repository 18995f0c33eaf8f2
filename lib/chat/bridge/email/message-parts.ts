const space = /\s/u

/** A text in parts of at most so many code points, parted at the ends of lines or else of words. */
export function messageParts(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = [...text]
  while (rest.length > most) {
    const line = rest.lastIndexOf('\n', most)
    const word = rest.findLastIndex((character, index) => index <= most && space.test(character))
    const end = line > most / 2 ? line : word > most / 2 ? word : most
    parts.push(rest.slice(0, end).join('').trim())
    rest = rest.slice(end)
  }
  return [...parts, rest.join('').trim()].filter((part) => part !== '')
}
