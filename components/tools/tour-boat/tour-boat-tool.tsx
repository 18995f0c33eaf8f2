'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useState } from 'react'
import { wordOf, writeWord } from '#components/tools/thread/address-words.ts'
import { TourBoatActions, type TourBoatActionsProps } from '#components/tools/tour-boat/tour-boat-actions'
import { TourBoatDayFields } from '#components/tools/tour-boat/tour-boat-day-fields'
import { TourBoatDayResult } from '#components/tools/tour-boat/tour-boat-day-result'
import { TourBoatFields } from '#components/tools/tour-boat/tour-boat-fields'
import { TourBoatResult } from '#components/tools/tour-boat/tour-boat-result'
import { type AnsweredDay, useTourBoatDay } from '#components/tools/tour-boat/use-tour-boat-day.ts'
import {
  decodeTourBoatDay,
  encodeTourBoatDay,
  readTourBoatDay,
  type TourBoatDayEntry,
} from '#lib/planning/tour-boat-day-entry'
import {
  decodeTourBoat,
  encodeTourBoat,
  readTourBoat,
  startingEntry,
  type TourBoatEntry,
  tourBoatFields,
} from '#lib/planning/tour-boat-year-entry'
import styles from './tour-boat-tool.module.scss'

export interface TourBoatToolProps extends Pick<TourBoatActionsProps, 'locale' | 'quote' | 'messages'> {
  /** The boat's given visitors of a year, and how a sentence prints them and its seats. */
  given: { visitorsPerYear: number; text: string; condition: string; seats: string }
  /** The day that is answered until somebody enters one. */
  starting: AnsweredDay
}

/** Names of the day and of the year in the part of the address behind `#`, which is never sent to a server. */
const names = { day: 'd', year: 'v' } as const

/** How many boats a day's visitors take and what the pier sees of it; below, what a year of such days may bring in. */
export function TourBoatTool({ locale, given, starting, quote, messages }: TourBoatToolProps) {
  const [entry, setEntry] = useState(starting.entry)
  const [own, setOwn] = useState<Partial<TourBoatEntry>>({})
  const [broken, setBroken] = useState({ day: false, year: false })
  const { answered, isCurrent, hasFailed } = useTourBoatDay(entry, starting)

  useEffect(() => {
    const said = { day: wordOf(location.hash, names.day), year: wordOf(location.hash, names.year) }
    const [day, year] = [decodeTourBoatDay(said.day, starting.entry), decodeTourBoat(said.year)]
    if (day) setEntry(day)
    if (year) setOwn(year)
    setBroken({ day: said.day !== null && !day, year: said.year !== null && !year })
  }, [starting.entry])

  function changeDay(next: TourBoatDayEntry) {
    setEntry(next)
    setBroken((before) => ({ ...before, day: false }))
    writeWord(names.day, encodeTourBoatDay(next))
  }

  function changeYear(next: TourBoatEntry) {
    const typed = tourBoatFields.filter((field) => next[field] !== year[field])
    const all = { ...own, ...Object.fromEntries(typed.map((field) => [field, next[field]])) }
    setOwn(all)
    setBroken((before) => ({ ...before, year: false }))
    writeWord(names.year, encodeTourBoat(all))
  }

  const day = readTourBoatDay(entry)
  const { plan, inputs } = answered
  const isPlanned = 'inputs' in day && !hasFailed && plan !== null
  const year: TourBoatEntry = {
    ...startingEntry(isPlanned ? { boats: plan.fleet.boats, visitors: inputs.visitors } : null),
    ...own,
  }
  const read = readTourBoat(year)
  const actions = (
    <TourBoatActions
      day={isPlanned ? { ...answered, plan } : null}
      year={'inputs' in read ? { entry: year, inputs: read.inputs } : null}
      locale={locale}
      quote={quote}
      messages={messages}
    />
  )
  const waiting =
    'wrong' in day
      ? messages.day.correct
      : hasFailed
        ? messages.day.failed
        : isCurrent
          ? messages.day.tooMany
          : messages.day.working
  return (
    <>
      <section className={styles.tool} aria-label={messages.day.title}>
        <TourBoatDayFields
          entry={entry}
          wrong={'wrong' in day ? day.wrong : []}
          seats={given.seats}
          locale={locale}
          messages={messages.day}
          onChange={changeDay}
        />
        <div className={styles.answer} aria-busy={isPlanned && !isCurrent}>
          {broken.day && (
            <p className={styles.empty} role="alert">
              {messages.day.brokenLink}
            </p>
          )}
          {isPlanned ? (
            <TourBoatDayResult plan={plan} inputs={inputs} locale={locale} messages={messages.day}>
              {actions}
            </TourBoatDayResult>
          ) : (
            <p className={styles.empty} aria-live="polite">
              {waiting}
            </p>
          )}
        </div>
      </section>
      <section className={styles.year} aria-labelledby="tour-boat-year">
        <h2 id="tour-boat-year" className={styles.title}>
          {messages.day.year}
        </h2>
        <p className={styles.lead}>{messages.day.yearLead}</p>
        <div className={styles.tool}>
          <TourBoatFields
            entry={year}
            wrong={'wrong' in read ? read.wrong : []}
            given={given}
            locale={locale}
            messages={messages.form}
            onChange={changeYear}
          />
          <div className={styles.answer}>
            {'inputs' in read ? (
              <TourBoatResult inputs={read.inputs} locale={locale} messages={messages}>
                {actions}
              </TourBoatResult>
            ) : (
              <p className={styles.empty} aria-live="polite">
                {broken.year
                  ? messages.form.brokenLink
                  : read.wrong.length > 0
                    ? messages.form.needNumbers
                    : messages.form.empty}
              </p>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
