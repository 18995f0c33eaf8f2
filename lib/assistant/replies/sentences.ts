const abbreviation = /\b(?:[A-Z]|Mar|Sci|Eng|Lett|Autom|No|Fig|Dr|approx|vs|e\.g|i\.e|Co|Ltd|Inc)\.$/

/** A paragraph taken apart into its sentences. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"(])|(?<=[。！？])\s*/u)
  return parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') sentences.push(part.trim())
    return sentences
  }, [])
}
