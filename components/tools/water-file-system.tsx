'use client'
import { systemName, type WaterFileWords } from '#components/tools/water-file-words.ts'
import { offeredSystems } from '#lib/water-files/offered-systems'
import type { WaterFileChoices } from '#lib/water-files/read-water-file'
import field from '../forms/field.module.scss'
import styles from './water-file-panel.module.scss'

interface WaterFileSystemProps {
  /** The system that was named or chosen does not fit the coordinates. */
  wrong: boolean
  words: WaterFileWords
  choose(change: WaterFileChoices): void
}

/** Asks for the map grid of a file of metres that names none. */
export function WaterFileSystem({ wrong, words, choose }: WaterFileSystemProps) {
  const { messages } = words
  return (
    <div className={styles.width}>
      <p role="alert">{wrong ? messages.wrongSystem : messages.needsSystem}</p>
      <label className={field.field}>
        <span className={field.label}>{messages.system}</span>
        <select
          className={`${field.control} ${field.select}`}
          value=""
          onChange={(event) => choose({ system: event.target.value })}
        >
          <option value="">{messages.chooseSystem}</option>
          {offeredSystems.map((system) => (
            <option key={system.code} value={system.code}>
              {systemName(system, messages)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
