import type { Block, Inline } from '#lib/entries/markdown-body'

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      return 'children' in part ? wordsOf(part.children) : ' '
    })
    .join('')
}

/** The paragraphs and points of a short text as plain words, a line each: what structured data and the chat repeat. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph') return wordsOf(block.children)
      return block.kind === 'list' ? block.items.map((item) => `- ${plainText(item)}`) : []
    })
    .join('\n')
}
