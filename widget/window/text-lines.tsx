import { pieces } from './links.ts'

/** Words as text nodes, line breaks kept by the style, addresses as links. */
export function TextLines({ text }: { text: string }) {
  return (
    <>
      {pieces(text).map((piece, index) =>
        piece.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
          <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}
