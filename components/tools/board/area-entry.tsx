'use client'
import { useEffect, useId, useState } from 'react'
import { Select } from '#components/tools/parts/select'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import type { AreaUnit } from '#lib/content/area-units'
import { squareMetresPer } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import { readNumber } from '#lib/i18n/read-number'
import field from '../../forms/field.module.scss'
import styles from './area-entry.module.scss'

interface AreaEntryProps {
  units: readonly [AreaUnit, ...AreaUnit[]]
  messages: Messages['AreaEntry']
  unitNames: Readonly<Record<AreaUnit, string>>
  /** Beyond this the field says so; in m². */
  largestM2: number
  onArea(areaM2: number): void
}

/** An area typed in the reader's own unit; changing the unit keeps the water, not the digits. */
export function AreaEntry({ units, messages, unitNames, largestM2, onArea }: AreaEntryProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<AreaUnit>(units[0])
  const [problem, setProblem] = useState('')

  useEffect(() => setUnit(rememberedUnit(units) ?? units[0]), [units])

  function take() {
    const value = readNumber(text)
    const areaM2 = value === null ? null : value * squareMetresPer[unit]
    const found =
      areaM2 === null
        ? messages.notNumber
        : areaM2 <= 0
          ? messages.tooSmall
          : areaM2 > largestM2
            ? messages.tooLarge
            : ''
    setProblem(found)
    if (areaM2 !== null && !found) onArea(areaM2)
  }

  function changeUnit(next: AreaUnit) {
    const value = readNumber(text)
    if (value !== null)
      setText(String(Number(((value * squareMetresPer[unit]) / squareMetresPer[next]).toPrecision(6))))
    setUnit(next)
    rememberUnit(next)
  }

  return (
    <div className={styles.entry}>
      <label className={field.label} htmlFor={id}>
        {messages.label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={field.control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && take()}
        />
        <Select
          options={units.map((each) => [each, unitNames[each]] as const)}
          label={messages.unit}
          value={unit}
          onChange={changeUnit}
        />
        <button type="button" className={styles.take} onClick={take}>
          {messages.take}
        </button>
      </div>
      {problem && (
        <p className={field.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
