import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WindowWords } from '../messages/window.ts'
import type { Desk } from '../session/desk.ts'
import type { SiteConfig } from '../shared/config.ts'
import type { Core } from '../shared/core.ts'
import { timeAfterSilence } from './clock.ts'
import { MessageRow } from './message-row.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** Rows in the document at once, and by how many the view moves on. */
const shown = 60
const step = 30

interface MessageListProps {
  core: Core
  desk: Desk
  words: WindowWords
  site: SiteConfig
  ask(question: string): void
}

/** What was said: only some sixty rows of it stand in the document, however long it is. */
export function MessageList({ core, desk, words, site, ask }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ seq: number; top: number } | undefined>(undefined)
  const [end, setEnd] = useState<number>()
  const [atEnd, setAtEnd] = useState(true)
  const { items } = desk.log
  const until = end === undefined ? items.length : Math.min(end, items.length)
  const from = Math.max(0, until - shown)
  const rows = items.slice(from, until)
  const last = items.length

  // Keeps the row that was in view where it was when rows are put before it or taken away.
  const hold = () => {
    const first = list.current?.querySelector<HTMLElement>('[data-seq]')
    const inView = [...(list.current?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])].find(
      (row) => row.getBoundingClientRect().bottom > (list.current?.getBoundingClientRect().top ?? 0),
    )
    const row = inView ?? first
    if (row) anchor.current = { seq: Number(row.dataset.seq), top: row.getBoundingClientRect().top }
  }
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const row = anchor.current && current.querySelector<HTMLElement>(`[data-seq="${anchor.current.seq}"]`)
    if (row && anchor.current) current.scrollTop += row.getBoundingClientRect().top - anchor.current.top
    else if (atEnd) current.scrollTop = current.scrollHeight
    anchor.current = undefined
  })
  useEffect(() => {
    if (last > 0 && atEnd && end === undefined && core.state.open) void desk.read()
  }, [atEnd, end, last, core.state.open, desk])

  const earlier = async () => {
    hold()
    if (from > 0) return setEnd(until - step)
    if (!desk.hasEarlier) return
    const before = items.length
    await desk.earlier()
    const came = items.length - before
    if (came === 0) return
    hold()
    setEnd(Math.max(until + came - step, shown))
  }
  const scrolled = () => {
    const { current } = list
    if (!current) return
    const bottom = current.scrollHeight - current.scrollTop - current.clientHeight < 40
    if (bottom && until < last) {
      hold()
      const next = until + step
      return setEnd(next >= last ? undefined : next)
    }
    setAtEnd(bottom && until >= last)
    if (current.scrollTop < 20 && from > 0) void earlier()
  }
  const newest = () => {
    setEnd(undefined)
    setAtEnd(true)
  }

  return (
    <div className="said">
      <div
        className="list"
        ref={list}
        role="log"
        aria-label={words.log}
        aria-live={atEnd ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scrolled}
      >
        {(from > 0 || desk.hasEarlier) && (
          <button type="button" className="more" onClick={() => void earlier()}>
            {words.earlier}
          </button>
        )}
        {from === 0 && !desk.hasEarlier && (
          <div className="row bot">
            <p className="bubble">{site.texts?.greeting ?? words.greeting}</p>
            {last === 0 && desk.outbox.items.length === 0 && (
              <div className="choices">
                {site.hot?.slice(0, 4).map(({ id, question }) => (
                  <button type="button" key={id} onClick={() => ask(question)}>
                    {question}
                  </button>
                ))}
              </div>
            )}
          </div>
        )}
        {rows.map((message, index) => (
          <MessageRow
            key={message.seq}
            time={timeAfterSilence(message.created_at, items[from + index - 1]?.created_at, core.state.lang)}
            core={core}
            desk={desk}
            words={words}
            message={message}
            board={site.board !== undefined}
            callback={site.callback !== undefined}
            ask={ask}
          />
        ))}
        {until >= last &&
          desk.outbox.items.map((item) => <WaitingRow key={item.id} item={item} outbox={desk.outbox} words={words} />)}
        {desk.typing.shown && <p className="typing">{words.typing}</p>}
        {desk.conversation?.state === 'waiting' && <p className="typing">{words.waiting}</p>}
      </div>
      {!atEnd && (
        <button type="button" className="newest" onClick={newest}>
          {words.newest}
        </button>
      )}
    </div>
  )
}
