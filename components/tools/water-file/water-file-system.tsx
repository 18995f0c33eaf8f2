'use client'
import { SelectField } from '#components/tools/parts/select'
import { systemName, type WaterFileWords } from '#components/tools/water-file/water-file-words.ts'
import { offeredSystems } from '#lib/water-files/offered-systems'
import type { WaterFileChoices } from '#lib/water-files/read-water-file'
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
      <SelectField
        label={messages.system}
        options={[
          ['', messages.chooseSystem],
          ...(system && !offeredSystems.some(({ code }) => code === system) ? [[system, system] as const] : []),
          ...offeredSystems.map((offered) => [offered.code, systemName(offered, messages)] as const),
        ]}
        value={system ?? ''}
        onChange={(chosen) => choose({ system: chosen })}
      />
    </div>
  )
}
