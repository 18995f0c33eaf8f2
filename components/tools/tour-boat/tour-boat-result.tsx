'use client'

import type { ReactNode } from 'react'
import { TextTableView } from '#components/season/text-table'
import { TornadoChart } from '#components/tools/parts/tornado-chart'
import type { TourBoatActionsProps } from '#components/tools/tour-boat/tour-boat-actions'
import { tourBoatTable } from '#components/tools/tour-boat/tour-boat-table.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import {
  type TourBoatInputs,
  tenYearBalance,
  tourBoatRange,
  tourBoatSensitivity,
  tourBoatYear,
} from '#lib/planning/tour-boat-year'
import field from '../../forms/field.module.scss'
import styles from './tour-boat-result.module.scss'

interface TourBoatResultProps extends Pick<TourBoatActionsProps, 'locale' | 'messages'> {
  inputs: TourBoatInputs
  children: ReactNode
}

/** A range in one sentence, the three cases behind it, what moves it most, and the ways to take it along. */
export function TourBoatResult({ inputs, locale, messages: { form, result }, children }: TourBoatResultProps) {
  const middle = tourBoatYear(inputs)
  const { low, high } = tourBoatRange(inputs)
  const number = numbersIn(locale)
  const { head, rows } = tourBoatTable({ low, middle, high }, result, number)
  // What is an estimate is not said to the last coin; the table below holds the figures as computed.
  const about = (value: number) => value.toLocaleString(locale, { maximumSignificantDigits: 3 })
  const headline = formatMessage(result.surplus, { low: about(low.surplus), high: about(high.surplus) })
  const breakEven =
    middle.breakEvenPerDay === null
      ? result.noBreakEven
      : formatMessage(result.breakEven, { count: number(Math.ceil(middle.breakEvenPerDay)) })

  return (
    <div className={styles.result}>
      <p className={styles.label}>{result.label}</p>
      <h2 className={styles.headline} aria-live="polite">
        {headline}
      </h2>
      <p>{breakEven}</p>
      <TextTableView table={[head, ...rows]} caption={result.caption} />
      <TourBoatSensitivity inputs={inputs} fields={form.fields} messages={result} number={number} />
      {children}
      <ul className={styles.rests}>
        {result.rests.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

interface TourBoatSensitivityProps {
  inputs: TourBoatInputs
  fields: Messages['TourBoatTool']['fields']
  messages: Messages['TourBoatResult']
  number(value: number): string
}

/** Which input moves the balance of ten years most: each alone at both ends of its uncertainty. */
function TourBoatSensitivity({ inputs, fields, messages, number }: TourBoatSensitivityProps) {
  const rows = tourBoatSensitivity(inputs).filter(({ swing }) => swing > 0)
  if (rows.length === 0) return <p className={field.hint}>{messages.noDoubt}</p>
  return (
    <TornadoChart
      title={messages.sensitivity}
      note={messages.sensitivityNote}
      head={[messages.input, messages.worse, messages.better]}
      base={tenYearBalance(tourBoatYear(inputs))}
      rows={rows.map(({ input, low, high }) => ({
        id: input,
        name: fields[input],
        low: tenYearBalance(low),
        high: tenYearBalance(high),
      }))}
      number={number}
    />
  )
}
