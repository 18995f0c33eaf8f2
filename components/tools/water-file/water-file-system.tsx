'use client'
import { systemName, type WaterFileWords } from '#components/tools/water-file/water-file-words.ts'
import { offeredSystems } from '#lib/water-files/offered-systems'
import type { WaterFileChoices } from '#lib/water-files/read-water-file'
import field from '../../forms/field.module.scss'
import styles from './water-file-panel.module.scss'

interface WaterFileSystemProps {
  /** What the metres are read as so far, if anything. */
  system: string | null
  /** What is missing or does not fit, if anything. */
  problem: string | null
  words: WaterFileWords
  choose(change: WaterFileChoices): void
}

/** Asks for the map grid of a file of metres that names none, and stays to be corrected. */
export function WaterFileSystem({ system, problem, words, choose }: WaterFileSystemProps) {
  const { messages } = words
  return (
    <div className={styles.width}>
      {problem && <p role="alert">{problem}</p>}
      <label className={field.field}>
        <span className={field.label}>{messages.system}</span>
        <select
          className={`${field.control} ${field.select}`}
          value={system ?? ''}
          onChange={(event) => choose({ system: event.target.value })}
        >
          <option value="">{messages.chooseSystem}</option>
          {system && !offeredSystems.some(({ code }) => code === system) && <option value={system}>{system}</option>}
          {offeredSystems.map((offered) => (
            <option key={offered.code} value={offered.code}>
              {systemName(offered, messages)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
