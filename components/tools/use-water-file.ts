'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readFileInWorker } from '#components/tools/read-file-in-worker.ts'
import type { WaterFileChoices, WaterFileReading } from '#lib/water-files/read-water-file'

export type OpenedReading =
  | WaterFileReading
  /** The reader did not load, crashed or took too long. */
  | { readonly state: 'refused'; readonly fault: 'failed'; readonly found: null }

/** A file that was opened, what its reader said of it, and what came of that; `reading` null until the first answer. */
export interface OpenedWaterFile {
  readonly file: File
  readonly choices: WaterFileChoices
  readonly reading: OpenedReading | null
  readonly isReading: boolean
}

/**
 * Reads a file, and reads it anew with each choice; the answer to an older question is dropped. The datum that somebody
 * chose holds for the files that follow.
 * @param onReading is told of each answer
 */
export function useWaterFile(onReading: (reading: OpenedReading) => void) {
  const [opened, setOpened] = useState<OpenedWaterFile | null>(null)
  const question = useRef(0)
  const datum = useRef<WaterFileChoices['datum']>(undefined)

  // An answer comes later than the question: it is told to the page as it is then.
  const told = useRef(onReading)
  useEffect(() => {
    told.current = onReading
  })

  const close = useCallback(() => {
    question.current++
    setOpened(null)
  }, [])

  async function read(file: File, choices: WaterFileChoices, before: OpenedReading | null) {
    const own = ++question.current
    setOpened({ file, choices, reading: before, isReading: true })
    const reading = (await readFileInWorker({ file, choices })) ?? { state: 'refused', fault: 'failed', found: null }
    if (own !== question.current) return
    setOpened({ file, choices, reading, isReading: false })
    told.current(reading)
  }

  function open(file: File) {
    void read(file, datum.current ? { usualDatum: datum.current } : {}, null)
  }

  function choose(change: WaterFileChoices) {
    if (!opened) return
    datum.current = change.datum ?? datum.current
    // Another water has islands and a width of its own.
    const kept =
      change.piece === undefined ? opened.choices : { ...opened.choices, islands: undefined, widthM: undefined }
    void read(opened.file, { ...kept, ...change }, opened.reading)
  }

  return { opened, open, choose, close }
}
