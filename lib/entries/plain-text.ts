import type { Block, Inline } from '#lib/entries/markdown-body'

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      return 'children' in part ? wordsOf(part.children) : ' '
    })
    .join('')
}

/** The paragraphs of a short text as plain words: what structured data repeats. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? wordsOf(block.children) : [])).join('\n')
}
