'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Shown, stillOutgoing, withReading } from '#components/answer/conversation-state.ts'
import { keepDrafts, type Outgoing, readDrafts, readName, thisDevice } from '#components/answer/kept-drafts.ts'
import { type LinkApi, LinkProblem, linkApi, type Problem } from '#components/answer/link-api.ts'
import { forgetRight, nameOfRight, takeRight } from '#components/answer/link-right.ts'
import { randomKey } from '#components/forms/random-key.ts'
import { unstorable } from '#lib/forms/patterns'
import { longestWaitSeconds } from '#lib/protocol/answer-link'

/** After a failed call it is tried again after so long, twice as long each time; an answer always after three seconds. */
const pauses = { firstMs: 1000, answerMs: 3000, longestMs: 30_000 }

const problemOf = (error: unknown): Problem => (error instanceof LinkProblem ? error.problem : 'later')

/** Waits for a time, or until the network is back, the page is visible again, or the wait is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = () => {
      if (document.hidden && !signal.aborted) return
      listening.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: listening.signal })
    addEventListener('online', end, { signal: listening.signal })
    document.addEventListener('visibilitychange', end, { signal: listening.signal })
  })
}

/** The conversation of the link that was opened, and what may be done with it. */
export function useConversation() {
  const [right, setRight] = useState<string>()
  const [shown, setShown] = useState<Shown>({ kind: 'opening' })
  const [isOffline, setOffline] = useState(false)
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const [draft, setDraft] = useState('')
  /** Under which name drafts are kept; undefined until they have been read. */
  const [draftName, setDraftName] = useState<string>()
  const api = useRef<LinkApi>(undefined)
  const waiting = useRef<readonly Outgoing[]>([])
  const isSending = useRef(false)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const speaker = useRef('')

  const setAll = useCallback((next: readonly Outgoing[]) => {
    waiting.current = next
    setOutgoing(next)
  }, [])

  /** Sends what waits, in its order; what cannot be sent now stays. */
  const flush = useCallback(async () => {
    if (isSending.current || !api.current) return
    isSending.current = true
    clearTimeout(again.current)
    let next: Outgoing | undefined
    try {
      for (;;) {
        next = waiting.current.find(({ state }) => state === 'waiting')
        if (!next) break
        await api.current.answer(next.key, next.text, speaker.current)
        const { key } = next
        setAll(waiting.current.map((one) => (one.key === key ? { ...one, state: 'sent' } : one)))
      }
      setOffline(false)
    } catch (error) {
      if (problemOf(error) === 'later') {
        setOffline(true)
        again.current = setTimeout(() => void flush(), pauses.answerMs)
      }
      // A refused answer would be refused again and block the others.
      if (problemOf(error) === 'wrong') setAll(waiting.current.filter((one) => one !== next))
    } finally {
      isSending.current = false
    }
  }, [setAll])

  useEffect(() => {
    const open = () => {
      const given = takeRight()
      if (given) setRight(given)
      else setShown({ kind: 'wrong' })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  useEffect(() => {
    if (!right) return
    const leaving = new AbortController()
    const { signal } = leaving
    const calls = linkApi(right, thisDevice())
    api.current = calls
    setShown({ kind: 'opening' })
    // Nothing of another link's that this tab had before.
    setDraftName(undefined)
    setDraft('')
    setAll([])

    const follow = async () => {
      let state: Shown = { kind: 'opening' }
      let pauseMs = pauses.firstMs
      while (!signal.aborted) {
        // A line that was gone, or a telephone that slept, may have left a reading that never ends.
        const turn = new AbortController()
        const startAnew = () => document.hidden || turn.abort()
        addEventListener('online', startAnew, { signal: turn.signal })
        document.addEventListener('visibilitychange', startAnew, { signal: turn.signal })
        signal.addEventListener('abort', () => turn.abort(), { signal: turn.signal })
        const { after, revision, version } = state.kind === 'open' ? state.view : {}
        const known = state.kind === 'open' ? { after, revision, version, wait: longestWaitSeconds } : {}
        try {
          const reading = await calls.read(known, turn.signal)
          if (signal.aborted) return
          state = withReading(state, reading)
          setShown(state)
          setOffline(false)
          pauseMs = pauses.firstMs
          if (state.kind !== 'open') return forgetRight()
          setAll(stillOutgoing(waiting.current, state.messages))
          void flush()
          // A hidden page asks for nothing: the next notice tells its reader.
          if (document.hidden) await pause(0, signal)
        } catch (error) {
          if (signal.aborted) return
          if (turn.signal.aborted) continue
          if (problemOf(error) !== 'later') {
            if (problemOf(error) === 'refused') forgetRight()
            return setShown({ kind: 'wrong' })
          }
          setOffline(true)
          await pause(pauseMs, signal)
          pauseMs = Math.min(pauseMs * 2, pauses.longestMs)
        } finally {
          // Its listeners go with it.
          turn.abort()
        }
      }
    }

    const begin = async () => {
      const name = await nameOfRight(right)
      if (signal.aborted) return
      const kept = name === undefined ? undefined : readDrafts(name)
      speaker.current = readName()
      setDraft(kept?.text ?? '')
      setAll(kept?.outgoing ?? [])
      setDraftName(name)
      await follow()
    }
    void begin()
    return () => {
      leaving.abort()
      clearTimeout(again.current)
    }
  }, [right, flush, setAll])

  useEffect(() => {
    if (draftName === undefined) return
    const isOver = shown.kind === 'ended' || shown.kind === 'wrong'
    keepDrafts(draftName, isOver ? { text: '', outgoing: [] } : { text: draft, outgoing: [...outgoing] })
  }, [draftName, draft, outgoing, shown.kind])

  const answer = useCallback(
    (text: string, name: string) => {
      const after = shown.kind === 'open' ? shown.view.after : 0
      speaker.current = name
      const words = text.replace(new RegExp(unstorable, 'gu'), '').trim()
      setAll([...waiting.current, { key: randomKey(), text: words, after, state: 'waiting' }])
      setDraft('')
      void flush()
    },
    [flush, setAll, shown],
  )

  /** Runs a call once. Returns its result, or undefined if it failed. */
  const act = useCallback(async <Result>(work: (calls: LinkApi) => Promise<Result>): Promise<Result | undefined> => {
    if (!api.current) return undefined
    try {
      return await work(api.current)
    } catch (error) {
      // The polling loop, woken here, shows that the link has ended.
      if (problemOf(error) === 'later') setOffline(true)
      return undefined
    }
  }, [])

  return { right, shown, isOffline, outgoing, draft, setDraft, answer, act }
}
