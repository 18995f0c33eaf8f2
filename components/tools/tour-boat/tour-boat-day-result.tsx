'use client'
import type { ReactNode } from 'react'
import { PlainTable } from '#components/tools/parts/plain-table'
import {
  tourBoatDayRows,
  tourBoatFleetRows,
  tourBoatQueueRows,
} from '#components/tools/tour-boat/tour-boat-day-rows.ts'
import { TourBoatQueue } from '#components/tools/tour-boat/tour-boat-queue'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import type { TourBoatDayPlan } from '#lib/planning/tour-boat-day'
import { simulatedDays, type TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'
import styles from './tour-boat-result.module.scss'

interface TourBoatDayResultProps {
  plan: TourBoatDayPlan
  inputs: TourBoatDayInputs
  locale: string
  messages: Messages['TourBoatDay']
  children: ReactNode
}

/** The boats for a day in one sentence, the line at the pier as a picture, its figures, and what other fleets would do. */
export function TourBoatDayResult({ plan, inputs, locale, messages, children }: TourBoatDayResultProps) {
  const number = numbersIn(locale)
  const { fleet, beside, queue, byHand } = plan
  const { visitors, seats, rideMin, boardingMin, peakPercent, peakAt, opensAt, waitMin } = inputs
  const said = {
    boats: number(fleet.boats),
    visitors: number(visitors),
    seats: number(seats),
    wait: number(waitMin),
    trips: number(byHand.trips),
    percent: number(peakPercent, 1),
    peak: number(byHand.peakVisitors),
    cycle: number(rideMin + boardingMin, 1),
    peakBoats: number(byHand.peakBoats),
    days: simulatedDays,
    most: number(fleet.mostWaiting.middle),
  }
  return (
    <div className={styles.result}>
      <p className={styles.label}>{messages.label}</p>
      <h2 className={styles.headline} aria-live="polite">
        {formatMessage(fleet.boats === 1 ? messages.answerOne : messages.answer, said)}
      </h2>
      <p>{formatMessage(fleet.boats === 1 ? messages.promiseOne : messages.promise, said)}</p>
      <figure className={styles.figure}>
        <figcaption className={styles.figureTitle}>{messages.queue}</figcaption>
        <TourBoatQueue
          queue={queue}
          opensAt={opensAt}
          peakAt={peakAt}
          alt={formatMessage(messages.queueAlt, said)}
          number={number}
        />
        <p className={styles.small}>{formatMessage(messages.queueNote, said)}</p>
      </figure>
      <PlainTable
        caption={messages.day}
        head={[messages.row, messages.half, messages.most]}
        rows={tourBoatDayRows(plan, inputs, messages, number)}
      />
      <PlainTable
        caption={messages.fleets}
        head={[messages.boats, messages.fleetWait, messages.fleetWaiting, messages.rows.lastBack]}
        rows={tourBoatFleetRows(beside, opensAt, number)}
        chosen={number(fleet.boats)}
      />
      {children}
      <details className={styles.details}>
        <summary>{messages.byHour}</summary>
        <PlainTable
          caption={messages.queue}
          head={[messages.hour, messages.half, messages.most]}
          rows={tourBoatQueueRows(queue, opensAt, messages, number)}
        />
      </details>
      <details className={styles.details}>
        <summary>{messages.formula}</summary>
        <ul className={styles.rests}>
          {messages.formulas.map((line) => (
            <li key={line}>{formatMessage(line, said)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
