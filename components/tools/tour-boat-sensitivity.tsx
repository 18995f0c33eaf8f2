'use client'
import { TornadoChart } from '#components/tools/tornado-chart'
import type { Messages } from '#lib/i18n/messages'
import { type TourBoatInputs, tenYearBalance, tourBoatSensitivity, tourBoatYear } from '#lib/planning/tour-boat-year'
import field from '../forms/field.module.scss'

interface TourBoatSensitivityProps {
  inputs: TourBoatInputs
  fields: Messages['TourBoatTool']['fields']
  messages: Messages['TourBoatResult']
  number(value: number): string
}

/** Which input moves the balance of ten years most: each alone at both ends of its uncertainty. */
export function TourBoatSensitivity({ inputs, fields, messages, number }: TourBoatSensitivityProps) {
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
