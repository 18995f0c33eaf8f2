'use client'
import { ConsoleBoatCard } from '#components/console/console-boat-card'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleCommand } from '#lib/operation-console/console-commands'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleState } from '#lib/operation-console/console-state'
import styles from './console-boats.module.scss'

interface ConsoleBoatsProps {
  state: ConsoleState
  site: ConsoleSite
  chosen: number
  choose(boat: number): void
  act(command: ConsoleCommand): void
  messages: Messages['OperationConsole']
}

/** A card for each boat. */
export function ConsoleBoats({ state, site, chosen, choose, act, messages }: ConsoleBoatsProps) {
  return (
    <ul className={styles.boats}>
      {state.boats.map((boat, index) => (
        <ConsoleBoatCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the boats are told apart by nothing but their number
          key={index}
          index={index}
          boat={boat}
          site={site}
          isChosen={index === chosen}
          choose={() => choose(index)}
          act={act}
          messages={messages}
        />
      ))}
    </ul>
  )
}
