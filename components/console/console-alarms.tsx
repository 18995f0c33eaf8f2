'use client'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleCommand } from '#lib/operation-console/console-commands'
import type { ConsoleAlarm } from '#lib/operation-console/console-state'
import { dayBeginsS } from '#lib/operation-console/demonstration-site'
import styles from './console-alarms.module.scss'
import panel from './console-panel.module.scss'

interface ConsoleAlarmsProps {
  alarms: readonly ConsoleAlarm[]
  act(command: ConsoleCommand): void
  messages: Messages['OperationConsole']
}

/** Alarms of the boats, newest first, shown until acknowledged. Not announced, since they never end. */
export function ConsoleAlarms({ alarms, act, messages }: ConsoleAlarmsProps) {
  return (
    <section className={panel.panel} aria-labelledby="console-alarms">
      <h3 id="console-alarms" className={styles.title}>
        {messages.alarms}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className={styles.list} tabIndex={0} aria-label={messages.alarms}>
        {alarms.length === 0 && <li className={styles.none}>{messages.noAlarms}</li>}
        {alarms.map(({ id, atS, boat, kind, acknowledged }) => (
          <li key={id} className={styles.alarm} data-seen={acknowledged || undefined}>
            <time className={styles.time}>{clockText(dayBeginsS + atS)}</time>
            <span>
              {formatMessage(messages.boat, { number: boat + 1 })} · {messages.kinds[kind]}
            </span>
            {!acknowledged && (
              <button
                type="button"
                className={panel.button}
                aria-label={formatMessage(messages.acknowledgeOne, { alarm: messages.kinds[kind], number: boat + 1 })}
                onClick={(event) => {
                  event.currentTarget.closest('ul')?.focus() // the button goes
                  act({ kind: 'acknowledge', alarm: id })
                }}
              >
                {messages.acknowledge}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
