'use client'
import { useEffect, useRef, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { FileMessage } from '#components/answer/file-message'
import type { Outgoing } from '#components/answer/kept-drafts.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { type AnswerMessage, mostShown } from '#lib/protocol/answer-link'
import styles from './message-log.module.scss'

/** Within this distance from the page's end, in pixels, it keeps scrolling along. */
const nearEnd = 160

const isNearEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - nearEnd
const scrollToEnd = () => scrollTo({ top: document.documentElement.scrollHeight })

function timeOf(at: number, locale: Locale): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

interface MessageLogProps {
  messages: readonly AnswerMessage[]
  outgoing: readonly Outgoing[]
  hasOlder: boolean
  isOffline: boolean
  openFile: (id: string) => Promise<Blob | undefined>
  locale: Locale
  words: DeskWords
}

/** Messages, the newest last, then those being sent. Stays scrolled to the end. */
export function MessageLog({ messages, outgoing, hasOlder, isOffline, openFile, locale, words }: MessageLogProps) {
  const reads = useRef(true)
  const [hasNew, setNew] = useState(false)
  const last = messages.at(-1)?.seq ?? 0

  useEffect(() => {
    const look = () => {
      reads.current = isNearEnd()
      if (reads.current) setNew(false)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that has come is what it waits for.
  useEffect(() => {
    if (reads.current) scrollToEnd()
    else setNew(true)
  }, [last])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that say so take room from the last message.
  useEffect(() => {
    if (reads.current) scrollToEnd()
  }, [isOffline])

  useEffect(() => {
    if (outgoing.length > 0) scrollToEnd()
  }, [outgoing.length])

  return (
    <>
      {hasOlder && <p className={styles.older}>{formatMessage(words.older, { count: mostShown })}</p>}
      <div className={styles.log} role="log" aria-label={words.log}>
        {messages.map(({ seq, author, text, file, created_at }) =>
          author === 'system' ? (
            <p key={seq} className={styles.system}>
              {text}
            </p>
          ) : (
            <div key={seq} className={styles.message} data-author={author}>
              <p className={styles.by}>
                {words.authors[author]}{' '}
                <time dateTime={new Date(created_at).toISOString()}>{timeOf(created_at, locale)}</time>
              </p>
              {file ? (
                <div className={styles.text}>
                  <FileMessage file={file} text={text} open={openFile} words={words.files} />
                </div>
              ) : (
                <p className={styles.text}>{text}</p>
              )}
            </div>
          ),
        )}
        {outgoing.map(({ key, text }) => (
          <div key={key} className={styles.message} data-author="operator" data-state="waiting">
            <p className={styles.by}>{isOffline ? words.unsent : words.sending}</p>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
      {hasNew && (
        <button type="button" className={styles.toEnd} onClick={scrollToEnd}>
          {words.toEnd}
        </button>
      )}
    </>
  )
}
