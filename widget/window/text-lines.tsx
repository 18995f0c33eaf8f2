import { splitLinks } from './links.ts'

/** Words as text nodes, each line a block, addresses as links; lines that begin with a dash are a list. */
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
      // Empty lines are no room of a line's height: lines stand apart by their style.
      part
        .split(/(?<=\n)/)
        .filter((line) => line.trim())
        .flatMap((line) => line.match(readable) ?? [])
        .map((line, at) => (
          <span key={`${index}.${at}`} className="line">
            <Line text={line} />
          </span>
        ))
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: lines of one text never change places
}

/** As many sentences as are read at once, some three lines, with no less than one left for the next. */
const readable = /.{40,}?[。！？](?=.{24})|.{130,}?[.!?] (?=[A-Z].{40})|.+/gs

/** The end of a Chinese line with its stop; a figure, or a range of them, with its unit; a range without. */
const whole =
  /([\u4e00-\u9fff]{3}[。！？；]?$|\d[\d.,]*(?: ?万)?(?:–\d[\d.,]*)? ?(?:%|(?:ha|acres?|mu|[ckm]?m[²³]?|kg|hours?|h|min|days?|years?)(?!\w)|万?(?:[亩米吨天年元]|公顷|平方米|厘米|公里|公斤|小时|分钟))|\d[\d.,]*–[\d.,]*\d)/m

function Line({ text }: { text: string }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text never change places
  return splitLinks(text).map((piece, index) =>
    piece.href ? (
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.text}
      </a>
    ) : (
      <Words key={index} text={piece.text} />
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of one text never change places
}

/** Words without links: one character alone on a last line looks lost, and not every engine has `text-wrap: pretty`; half a range reads wrong. */
export function Words({ text }: { text: string }) {
  return text.split(whole).map((words, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <span key={at} className="whole">
        {words}
      </span>
    ) : (
      words
    ),
  )
}
