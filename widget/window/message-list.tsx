import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isRated } from './answer-feedback.tsx'
import { timeAfterSilence } from './clock.ts'
import { Greeting } from './greeting.tsx'
import { MessageRow } from './message-row.tsx'
import { PendingRow } from './pending-row.tsx'
import type { WindowProps } from './window-props.ts'

/** Rows in the document at once, and by how many the view moves on. */
const shown = 60
const step = 30
/** Rows that one view may hold: so many after the one in view stay. */
const inView = 15

interface MessageListProps extends WindowProps {
  ask(question: string): void
}

/** The first row that is seen, and where it stands. */
function firstInView(list: HTMLElement | null): { seq: number; top: number } | undefined {
  const top = list?.getBoundingClientRect().top ?? 0
  for (const row of list?.querySelectorAll<HTMLElement>('[data-seq]') ?? []) {
    const box = row.getBoundingClientRect()
    if (box.bottom > top) return { seq: Number(row.dataset.seq), top: box.top }
  }
  return undefined
}

/** Of a question that is longer than this share of the view only its end stands above the answer. */
const mostQuestion = 0.4
/** Pixels above the question. */
const edge = 10

/** Where the list shows the last message from its beginning: its end, or the question if both are too long. */
function topOf(list: HTMLElement, question: number | undefined): number {
  const end = list.scrollHeight - list.clientHeight
  const asked = question === undefined ? null : list.querySelector<HTMLElement>(`[data-seq="${question}"]`)
  if (!asked) return end
  const { top, bottom } = asked.getBoundingClientRect()
  const begin = Math.max(top - edge, bottom - list.clientHeight * mostQuestion) - list.getBoundingClientRect().top
  return Math.min(end, Math.round(list.scrollTop + begin))
}

/** What was said: only some sixty rows of it stand in the document, however long it is. */
export function MessageList({ core, session, labels, site, ask }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ seq: number; top: number } | undefined>(undefined)
  // The last row shown, by its number: rows that come before it change no number.
  const [end, setEnd] = useState<number>()
  const [size, setSize] = useState(shown)
  const isFetching = useRef(false)
  const [atEnd, setAtEnd] = useState(true)
  const { items } = session.log
  const until = end === undefined ? items.length : session.log.until(end)
  const from = Math.max(0, until - size)
  const rows = items.slice(from, until)
  const last = items.length
  const isFirst = last + session.outbox.items.length === 0 && !session.hasEarlier
  /** The message that is shown from its beginning, its end being out of sight; and the one whose end was gone to. */
  const begun = useRef(0)
  const endSeen = useRef(0)
  const newestSeq = items.at(-1)?.seq ?? 0

  // Whatever is drawn next, the row in view stays where it is: noted here, where the old rows still stand.
  anchor.current = atEnd ? undefined : firstInView(list.current)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const row = anchor.current && current.querySelector<HTMLElement>(`[data-seq="${anchor.current.seq}"]`)
    if (row && anchor.current) current.scrollTop += row.getBoundingClientRect().top - anchor.current.top
    // With nothing said there is no way to go, and asking how far would lay out the whole window once more.
    else if (atEnd && !isFirst) {
      // The end is where words of the visitor's own wait, and where they have gone.
      const isEnd = session.outbox.items.length > 0 || endSeen.current === newestSeq
      const top = topOf(current, isEnd ? undefined : items.at(-1)?.reply_to)
      begun.current = top < current.scrollHeight - current.clientHeight ? newestSeq : 0
      current.scrollTop = top
    }
  })
  useEffect(() => {
    const isShown = atEnd || begun.current === newestSeq
    if (last > 0 && isShown && end === undefined && core.state.open) void session.read()
  }, [atEnd, end, last, newestSeq, core.state.open, session])

  /** Shows the rows up to that place; at the last row the list follows what comes. */
  const show = (rowsEnd: number, count = shown) => {
    setSize(count)
    setEnd(rowsEnd >= items.length ? undefined : items[rowsEnd - 1]?.seq)
  }
  /** The rows before those that are shown; the ones in view stay among them. */
  const back = (first: number, held: number) => {
    const rowsEnd = Math.min(items.length, Math.max(first + shown, held + inView))
    show(rowsEnd, rowsEnd - first)
  }
  const earlier = async () => {
    // Who asks for the past wants to stay there.
    setAtEnd(false)
    const seen = () => session.log.until(firstInView(list.current)?.seq ?? 0)
    if (from > 0) return back(Math.max(0, from - step), seen())
    if (!session.hasEarlier || isFetching.current) return
    isFetching.current = true
    const before = items.length
    if (end === undefined) setEnd(items.at(-1)?.seq)
    await session.earlier()
    isFetching.current = false
    const came = items.length - before
    // A few rows more are no reason to ask again.
    if (came > 0) back(came > step + inView ? came - step : 0, seen())
  }
  const newest = () => {
    endSeen.current = newestSeq
    setEnd(undefined)
    setAtEnd(true)
  }
  // Who sends something wants to see it go, however far back they had read.
  const waiting = session.outbox.items.length
  const waitedBefore = useRef(waiting)
  useEffect(() => {
    if (waiting > waitedBefore.current) newest()
    waitedBefore.current = waiting
  })
  const scrolled = () => {
    const { current } = list
    if (!current) return
    const bottom = current.scrollHeight - current.scrollTop - current.clientHeight < 40
    if (bottom && until < last) return show(until + step)
    // Who goes to the end of an answer has it stay there.
    if (bottom && begun.current) endSeen.current = begun.current
    setAtEnd(bottom && until >= last)
    if (current.scrollTop < 20 && from > 0) void earlier()
  }

  return (
    <div className="messages">
      <div
        className={isFirst ? 'list first' : 'list'}
        ref={list}
        role="log"
        aria-label={labels.log}
        aria-live={atEnd || begun.current === newestSeq ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scrolled}
      >
        {(from > 0 || session.hasEarlier) && (
          <button type="button" className="more" onClick={() => void earlier()}>
            {labels.earlier}
          </button>
        )}
        {from === 0 && !session.hasEarlier && (
          <Greeting text={site.texts?.greeting ?? labels.greeting} questions={site.hot} isFirst={isFirst} ask={ask} />
        )}
        {rows.map((message, index) => (
          <MessageRow
            key={message.seq}
            time={
              // Of a row whose predecessor is not known yet, nobody knows whether there was a silence.
              from + index > 0 || !session.hasEarlier
                ? timeAfterSilence(message.created_at, items[from + index - 1]?.created_at, core.state.lang)
                : ''
            }
            core={core}
            session={session}
            labels={labels}
            message={message}
            rated={isRated(message, items[from + index + 1])}
            board={site.board !== undefined}
            callback={site.callback !== undefined}
            ask={ask}
          />
        ))}
        {until >= last &&
          session.outbox.items.map((item) => (
            <PendingRow key={item.id} core={core} site={site} item={item} outbox={session.outbox} labels={labels} />
          ))}
        {session.typing.shown && <p className="typing">{labels.typing}</p>}
        {session.conversation?.state === 'waiting' && <p className="typing">{labels.waiting}</p>}
      </div>
      {!atEnd && (
        <button type="button" className="newest" onClick={newest}>
          {labels.newest}
        </button>
      )}
    </div>
  )
}
