import { splitLinks } from './links.ts'

/** Words as text nodes, line breaks kept by the style, addresses as links; lines that begin with a dash are a list. */
export function TextLines({ text }: { text: string }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: lines of one text never change places
  return text.split(/((?:^- .*(?:\n|$))+)/m).map((part, index) =>
    index % 2 ? (
      <ul key={index}>
        {part
          .trim()
          .split('\n')
          .map((line, at) => (
            <li key={at}>
              <Line text={line.slice(2)} />
            </li>
          ))}
      </ul>
    ) : (
      <Line key={index} text={part.replace(/\n$/, '')} />
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: lines of one text never change places
}

/** The end of a Chinese line with its stop. */
const lineEnd = /([\u4e00-\u9fff]{3}[。！？；]?$)/m

function Line({ text }: { text: string }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text never change places
  return splitLinks(text).map((piece, index) =>
    piece.href ? (
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.text}
      </a>
    ) : (
      // One character alone on a last line looks lost, and not every engine has `text-wrap: pretty`.
      piece.text.split(lineEnd).map((words, at) =>
        at % 2 ? (
          <span key={`${index}.${at}`} className="end">
            {words}
          </span>
        ) : (
          words
        ),
      )
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of one text never change places
}
