'use client'
import { type ReactNode, useId } from 'react'
import { ToolAction } from '#components/tools/parts/tool-action'
import type { OpenedWaterFile } from '#components/tools/water-file/use-water-file.ts'
import { RiverWidth } from '#components/tools/water-file/water-file-river-width'
import { WaterFileSystem } from '#components/tools/water-file/water-file-system'
import {
  contentsText,
  fileNotes,
  optionText,
  placeText,
  type WaterFileWords,
} from '#components/tools/water-file/water-file-words.ts'
import { formatMessage } from '#lib/i18n/format-message'
import { datums } from '#lib/water-files/datums'
import { reaches } from '#lib/water-files/reaches'
import type { FoundInFile, WaterFileChoices } from '#lib/water-files/read-water-file'
import styles from './water-file-panel.module.scss'

interface WaterFilePanelProps {
  opened: OpenedWaterFile
  words: WaterFileWords
  choose(change: WaterFileChoices): void
}

/** What a file holds, which of it is shown, how it was read, and every choice that it leaves to its reader. */
export function WaterFilePanel({ opened, words, choose }: WaterFilePanelProps) {
  const { file, reading, choices, isReading } = opened
  const { messages } = words
  const found = asChosen(opened)
  const line = found?.options.find(({ piece, kind }) => piece === found.chosen && kind === 'line')
  const asksSystem = reading?.state === 'needsSystem' || (found?.system != null && found.systemFrom !== 'file')
  return (
    <section data-screen-only="" className={styles.panel} aria-label={messages.title} aria-busy={isReading}>
      <div role="status" className={styles.said}>
        {isReading && !reading && <p>{messages.reading}</p>}
        {reading && (
          <p className={styles.name}>{[file.name, ...(found ? contentsText(found, messages) : [])].join(' · ')}</p>
        )}
        {reading?.state === 'read' && (
          <ul className={styles.notes}>
            {fileNotes(reading, words).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {asksSystem && (
        <WaterFileSystem
          system={found?.system ?? null}
          problem={reading?.state === 'needsSystem' ? messages.systemProblems[reading.problem] : null}
          words={words}
          choose={choose}
        />
      )}
      {found && found.options.length > 1 && <WaterOptions found={found} words={words} choose={choose} />}
      {line && <RiverWidth key={line.piece} line={line} words={words} choose={choose} />}
      {found?.canJoin && (
        <Radios
          legend={messages.join}
          values={reaches}
          names={messages.reaches}
          chosen={found.reach}
          onChoose={(reach) => choose({ reach })}
        />
      )}
      {reading?.state === 'read' && reading.notes.inside && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={(isReading ? choices.islands : undefined) ?? reading.notes.inside.counted}
            onChange={(event) => choose({ islands: event.target.checked })}
          />
          <span>
            {formatMessage(messages.islands, {
              count: reading.notes.inside.count,
              area: words.area(reading.notes.inside.areaM2),
              unit: words.unit,
            })}
          </span>
        </label>
      )}
      {found?.inChina && (
        <Radios
          legend={messages.datum}
          values={datums}
          names={messages.datums}
          chosen={found.datum}
          onChoose={(datum) => choose({ datum })}
        >
          {found.datumFrom === 'file' && <p className={styles.note}>{messages.datumFromFile}</p>}
        </Radios>
      )}
      {found && (
        <p className={styles.place}>
          <span>{formatMessage(messages.place, placeText(found.place, messages))}</span>
          <ToolAction label={messages.swap} onPress={() => choose({ swapped: !found.swapped })} />
        </p>
      )}
    </section>
  )
}

/** What was found, with the choice that is being read shown as made: a control never jumps back under the pointer. */
function asChosen({ reading, choices, isReading }: OpenedWaterFile): FoundInFile | null {
  const found = reading && 'found' in reading ? reading.found : null
  if (!found || !isReading) return found
  const { piece = found.chosen, reach = found.reach, datum = found.datum } = choices
  return { ...found, chosen: piece, reach, datum }
}

function WaterOptions({ found, words, choose }: { found: FoundInFile } & Omit<WaterFilePanelProps, 'opened'>) {
  const name = useId()
  const left = found.areas + found.lines - found.options.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <fieldset className={styles.choices}>
      <legend>{words.messages.which}</legend>
      <div className={styles.list}>
        {found.options.map((option, index) => (
          <label key={option.piece} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={option.piece === found.chosen}
              onChange={() => choose({ piece: option.piece })}
            />
            <span>{optionText(option, index, words)}</span>
          </label>
        ))}
      </div>
      {left > 0 && <p className={styles.note}>{formatMessage(words.messages.more, { count: left })}</p>}
    </fieldset>
  )
}

interface RadiosProps<Value extends string> {
  legend: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  chosen: Value
  onChoose(value: Value): void
  children?: ReactNode
}

function Radios<Value extends string>({ legend, values, names, chosen, onChoose, children }: RadiosProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{names[value]}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
