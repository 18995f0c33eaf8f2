'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import { type WatchFault, watchFault } from '#components/tools/watch/watch-fault.ts'
import type { Messages } from '#lib/i18n/messages'
import action from '../../ui/action.module.scss'
import styles from './water-watch.module.scss'

type WatchState = 'closed' | 'opening' | 'open'

/** The state of watching a playback: from the press of the button to the first frame, and back, also when the plan goes. */
export function useWatch({ watch, leave }: ReturnType<typeof usePlayback>, hasPlan: boolean) {
  const [state, setState] = useState<WatchState>('closed')
  const [fault, setFault] = useState<WatchFault | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)

  // The button can take the focus back only once it shows again.
  useEffect(() => {
    if (state === 'closed' && isBack.current) opener.current?.focus({ preventScroll: true })
    isBack.current = false
  }, [state])

  function close() {
    isBack.current = true
    setState('closed')
    leave()
  }
  const closeWithPlan = useEffectEvent(close)
  useEffect(() => {
    if (!hasPlan) closeWithPlan()
  }, [hasPlan])

  return {
    state,
    fault,
    opener,
    open: () => {
      const reason = watchFault()
      setFault(reason)
      if (!reason) setState('opening')
    },
    ready: () => {
      setState('open')
      watch()
    },
    close,
    fail: (reason: WatchFault) => {
      setFault(reason)
      close()
    },
  }
}

export type Watch = ReturnType<typeof useWatch>

interface WatchOpenerProps {
  watch: Watch
  messages: Messages['WatchStage']
}

/** The button that asks for the water in three dimensions, and what is to be said of it. */
export function WatchOpener({ watch: { opener, state, fault, open }, messages }: WatchOpenerProps) {
  return (
    <div data-screen-only="" className={styles.opener} data-watch={state}>
      <button
        ref={opener}
        type="button"
        className={`${action.action} ${action.quiet}`}
        disabled={state !== 'closed'}
        onClick={open}
      >
        {messages.open}
      </button>
      <p role="status" className={styles.note}>
        {state === 'opening' ? messages.opening : fault ? messages.faults[fault] : messages.note}
      </p>
    </div>
  )
}
