'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askWorker } from '#components/tools/parts/ask-worker.ts'
import type { Drawing } from '#lib/water-drawing/drawing'
import type { WaterFileChoices, WaterFileReading } from '#lib/water-files/read-water-file'
import type { PlacedWater } from '#lib/water-files/water-from-pieces'

/** What a file of the kinds we read never needs; one that does is made to be waited for. */
const longestMs = 20_000

export interface WaterFileQuestion {
  readonly file: File
  readonly choices: WaterFileChoices
}

/** Reads a water's outline in a worker; null when the reader did not load, crashed or took too long. */
function readFileInWorker(question: WaterFileQuestion): Promise<WaterFileReading | null> {
  const worker = new Worker(new URL('./water-file-worker.ts', import.meta.url), { type: 'module' })
  return askWorker<WaterFileReading>(worker, question, longestMs)
}

type OpenedReading =
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

/** Reads a file, anew with each choice; older answers are dropped. A datum that was chosen holds for the next files. */
function useWaterFile(onReading: (reading: OpenedReading) => void) {
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

interface FileOfDrawing {
  drawing: Drawing
  hasShape: boolean
  load(water: PlacedWater): void
  clear(): void
}

/** The file a water was read from. Its notes apply only until the visitor changes the drawing. */
export function useFileOfDrawing({ drawing, hasShape, load, clear }: FileOfDrawing) {
  const waterFile = useWaterFile(onReading)
  const fromFile = useRef<Drawing['outline'] | 'coming' | null>(null)
  const { close } = waterFile
  useEffect(() => {
    if (fromFile.current === 'coming') fromFile.current = drawing.outline
    else if (fromFile.current && fromFile.current !== drawing.outline) {
      fromFile.current = null
      close()
    }
  }, [drawing.outline, close])

  function onReading(reading: OpenedReading) {
    if (reading.state === 'read') {
      fromFile.current = 'coming'
      return load(reading.water)
    }
    fromFile.current = hasShape ? 'coming' : drawing.outline
    // An area that belongs to another water would stand under the sentence on this one.
    if (hasShape) clear()
  }

  return waterFile
}
