'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleCommand } from '#lib/operation-console/console-commands'
import panel from './console-panel.module.scss'
import styles from './console-steering.module.scss'

interface ConsoleSteeringProps {
  boat: number
  act(command: ConsoleCommand): void
  messages: Messages['OperationConsole']
}

type Rudder = -1 | 0 | 1

/** Steers the boat that was taken over: buttons that stay pressed, or the arrow keys. */
export function ConsoleSteering({ boat, act, messages }: ConsoleSteeringProps) {
  const [helm, setHelm] = useState<{ ahead: boolean; rudder: Rudder }>({ ahead: false, rudder: 0 })
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // On a phone the card that was pressed lies below the map on which the boat is steered.
    group.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    group.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  function steer(next: Partial<typeof helm>) {
    const all = { ...helm, ...next }
    setHelm(all)
    act({ kind: 'steer', boat, ...all })
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = {
      ArrowUp: { ahead: true },
      ArrowDown: { ahead: false },
      ArrowLeft: { rudder: 1 },
      ArrowRight: { rudder: -1 },
    }
    const wanted = Object.entries(next).find(([key]) => key === event.key)?.[1] as Partial<typeof helm> | undefined
    if (!wanted) return
    event.preventDefault()
    if (!event.repeat) steer(wanted)
  }

  function onKeyUp({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') steer({ rudder: 0 })
  }

  const button = (label: string, isOn: boolean, next: Partial<typeof helm>) => (
    <button type="button" className={panel.button} aria-pressed={isOn} onClick={() => steer(next)}>
      {label}
    </button>
  )
  return (
    <fieldset ref={group} className={styles.steering} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      <legend className={styles.legend}>{formatMessage(messages.steering, { number: boat + 1 })}</legend>
      {button(messages.port, helm.rudder === 1, { rudder: helm.rudder === 1 ? 0 : 1 })}
      {button(messages.ahead, helm.ahead, { ahead: !helm.ahead })}
      {button(messages.starboard, helm.rudder === -1, { rudder: helm.rudder === -1 ? 0 : -1 })}
      <button type="button" className={styles.back} onClick={() => act({ kind: 'handBack', boat })}>
        {messages.handBack}
      </button>
    </fieldset>
  )
}
