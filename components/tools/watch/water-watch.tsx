'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type WatchFault, watchFault } from '#components/tools/watch/watch-fault.ts'
import type { WatchStageProps } from '#components/tools/watch/watch-stage-props.ts'
import { useLoaded } from '#components/ui/use-loaded.ts'
import action from '../../ui/action.module.scss'
import styles from './water-watch.module.scss'

export type WatchState = 'closed' | 'opening' | 'open'

/** The state of watching: from the press of the button to the first frame, and back. */
export function useWatch() {
  const [state, setState] = useState<WatchState>('closed')
  const [fault, setFault] = useState<WatchFault | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)

  // The button can take the focus back only once it shows again.
  useEffect(() => {
    if (state === 'closed' && isBack.current) opener.current?.focus({ preventScroll: true })
    isBack.current = false
  }, [state])

  return {
    state,
    fault,
    opener,
    open: () => {
      const reason = watchFault()
      setFault(reason)
      if (!reason) setState('opening')
    },
    ready: () => setState('open'),
    close: () => {
      isBack.current = true
      setState('closed')
    },
    fail: (reason: WatchFault) => {
      isBack.current = true
      setFault(reason)
      setState('closed')
    },
  }
}

interface WatchOpenerProps {
  opener: RefObject<HTMLButtonElement | null>
  state: WatchState
  fault: WatchFault | null
  messages: { open: string; opening: string; note: string; faults: Readonly<Record<WatchFault, string>> }
  onOpen(): void
}

/** The button that asks for the water in three dimensions, and what is to be said of it. */
export function WatchOpener({ opener, state, fault, messages, onOpen }: WatchOpenerProps) {
  return (
    <div data-screen-only="" className={styles.opener} data-watch={state}>
      <button
        ref={opener}
        type="button"
        className={`${action.action} ${action.quiet}`}
        disabled={state !== 'closed'}
        onClick={onOpen}
      >
        {messages.open}
      </button>
      <p role="status" className={styles.note}>
        {state === 'opening' ? messages.opening : fault ? messages.faults[fault] : messages.note}
      </p>
    </div>
  )
}

const loadStage = () => import('#components/tools/watch/watch-stage').then((part) => part.WatchStage)

/** The stage, once its code is there. */
export function LoadedWatchStage(props: WatchStageProps) {
  const Stage = useLoaded(loadStage, true, () => props.onFail('failed'))
  return Stage ? <Stage {...props} /> : null
}
