'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useState } from 'react'
import { TourBoatFields } from '#components/tools/tour-boat-fields'
import { TourBoatResult } from '#components/tools/tour-boat-result'
import type { Messages } from '#lib/i18n/messages'
import {
  decodeTourBoat,
  encodeTourBoat,
  readTourBoat,
  startingEntry,
  type TourBoatEntry,
} from '#lib/tour-boat-economics/entry'
import styles from './tour-boat-tool.module.scss'

export interface TourBoatToolProps {
  locale: string
  /** The boat's given visitors of a year, and how a sentence prints them. */
  given: { visitorsPerYear: number; text: string; condition: string }
  quote: string
  messages: { form: Messages['TourBoatTool']; result: Messages['TourBoatResult'] }
}

/** The name of the numbers in the part of the address behind `#`, which is never sent to a server. */
const name = 'v'

/** What a tour boat may bring in by the visitor's own numbers: worked out with every change, kept in the address. */
export function TourBoatTool({ locale, given, quote, messages }: TourBoatToolProps) {
  const [entry, setEntry] = useState<TourBoatEntry>(() => startingEntry(given.visitorsPerYear))
  const [isLinkBroken, setLinkBroken] = useState(false)

  useEffect(() => {
    const word = new URLSearchParams(location.hash.slice(1)).get(name)
    const said = decodeTourBoat(word)
    if (said) setEntry(said)
    setLinkBroken(word !== null && said === null)
  }, [])

  function change(next: TourBoatEntry) {
    setEntry(next)
    setLinkBroken(false)
    const hash = new URLSearchParams({ [name]: encodeTourBoat(next) })
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash}`)
  }

  const read = readTourBoat(entry)
  return (
    <div className={styles.tool}>
      <TourBoatFields
        entry={entry}
        wrong={'wrong' in read ? read.wrong : []}
        given={given}
        locale={locale}
        messages={messages.form}
        onChange={change}
      />
      <div className={styles.answer}>
        {'inputs' in read ? (
          <TourBoatResult inputs={read.inputs} entry={entry} locale={locale} quote={quote} messages={messages} />
        ) : (
          <p className={styles.empty} aria-live="polite">
            {isLinkBroken
              ? messages.form.brokenLink
              : read.wrong.length > 0
                ? messages.form.needNumbers
                : messages.form.empty}
          </p>
        )}
      </div>
    </div>
  )
}
