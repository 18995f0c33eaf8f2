'use client'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleCommand } from '#lib/operation-console/console-commands'
import { consoleMoment, mayTakeOver } from '#lib/operation-console/console-moment'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleBoat } from '#lib/operation-console/console-state'
import { demonstrationFleet } from '#lib/operation-console/demonstration-site'
import styles from './console-boat-card.module.scss'
import panel from './console-panel.module.scss'

interface ConsoleBoatCardProps {
  index: number
  boat: ConsoleBoat
  site: ConsoleSite
  isChosen: boolean
  choose(): void
  act(command: ConsoleCommand): void
  messages: Messages['OperationConsole']
}

/** The states of a mission in order; interruptions are shown beside the boat's name. */
const missionStates = ['transit', 'sweep', 'return', 'unload', 'charge'] as const

/** One boat: where it is in its mission, battery, basket, and the ways to take it in hand. */
export function ConsoleBoatCard({ index, boat, site, isChosen, choose, act, messages }: ConsoleBoatCardProps) {
  const { state, battery, basketKg } = consoleMoment(boat, site, index)
  const { mode } = boat
  const name = formatMessage(messages.boat, { number: index + 1 })
  const full = demonstrationFleet.basketKg ?? 1
  const isManual = mode.kind === 'manual'
  const isHeld = mode.kind === 'held'
  const mayTake = isManual || mayTakeOver(boat, site, index)
  const mayHold = !isManual && mode.kind !== 'rejoin' && state !== 'done'
  const takeLabel = isManual ? messages.handBack : messages.takeOver
  const holdLabel = isHeld ? messages.resume : messages.hold
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-pressed={isChosen} onClick={choose}>
          <svg className={styles.mark} data-boat={index + 1} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 1l6 14H2z" />
          </svg>
          {name}
        </button>
        <span className={styles.state} data-calls={mode.kind === 'waiting' || undefined}>
          {mode.kind === 'waiting' ? messages.kinds[mode.cause] : messages.states[state]}
        </span>
      </div>
      <ol className={styles.mission} aria-label={messages.mission}>
        {missionStates.map((each) => (
          <li key={each} aria-current={each === state ? 'step' : undefined}>
            {messages.states[each]}
          </li>
        ))}
      </ol>
      <Level name={messages.battery} share={battery} text={`${Math.round(battery * 100)}%`} low={battery < 0.25} />
      <Level
        name={messages.basket}
        share={basketKg / full}
        text={formatMessage(messages.kilograms, { value: Math.round(basketKg) })}
      />
      <div className={panel.buttons}>
        <button
          type="button"
          className={panel.button}
          aria-label={`${takeLabel} ${name}`}
          aria-disabled={!mayTake || undefined}
          onClick={() => {
            if (!mayTake) return
            choose()
            act({ kind: isManual ? 'handBack' : 'takeOver', boat: index })
          }}
        >
          {takeLabel}
        </button>
        <button
          type="button"
          className={panel.button}
          aria-label={`${holdLabel} ${name}`}
          aria-disabled={!mayHold || undefined}
          onClick={() => mayHold && act({ kind: isHeld ? 'resume' : 'hold', boat: index })}
        >
          {holdLabel}
        </button>
      </div>
    </li>
  )
}

function Level({ name, share, text, low = false }: { name: string; share: number; text: string; low?: boolean }) {
  return (
    <p className={styles.level} data-low={low || undefined}>
      <span>{name}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.ground} width="100" height="8" />
        <rect className={styles.bar} width={Math.max(0, Math.min(100, share * 100))} height="8" />
      </svg>
      <span className={styles.value}>{text}</span>
    </p>
  )
}
