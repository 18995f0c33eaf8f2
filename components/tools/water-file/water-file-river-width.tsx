'use client'
import { useState } from 'react'
import { NumberField } from '#components/tools/parts/number-field'
import { ToolAction } from '#components/tools/parts/tool-action'
import type { WaterFileWords } from '#components/tools/water-file/water-file-words.ts'
import { formatMessage } from '#lib/i18n/format-message'
import { readNumber } from '#lib/i18n/read-number'
import type { WaterFileChoices, WaterOption } from '#lib/water-files/read-water-file'
import styles from './water-file-panel.module.scss'

/** The widest river that a middle line is asked a width for, in metres. */
const widestRiverM = 2_000

interface RiverWidthProps {
  line: WaterOption
  words: WaterFileWords
  choose(change: WaterFileChoices): void
}

/** Says that a file has a line where an outline is wanted, and asks how wide the river is. */
export function RiverWidth({ line, words, choose }: RiverWidthProps) {
  const { messages } = words
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)

  function take() {
    const widthM = readNumber(text)
    const fits = widthM !== null && widthM >= 1 && widthM <= widestRiverM
    setWrong(!fits)
    if (fits) choose({ widthM })
  }

  return (
    <div className={styles.width}>
      <p role="status">
        {formatMessage(messages.isLine, {
          length: words.number(line.lengthM / 1000, 2),
          gap: words.number(line.gapM, 0),
        })}
      </p>
      <NumberField
        label={messages.width}
        value={text}
        note={wrong ? messages.wrongWidth : ''}
        wrong={wrong}
        onChange={setText}
      />
      <ToolAction label={messages.useWidth} onPress={take} />
    </div>
  )
}
