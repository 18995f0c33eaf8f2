import { askWorker } from '#components/tools/ask-worker.ts'
import type { WaterFileChoices, WaterFileReading } from '#lib/water-files/read-water-file'

/** What a file of the kinds we read never needs; one that does is made to be waited for. */
const longestMs = 20_000

export interface WaterFileQuestion {
  readonly file: File
  readonly choices: WaterFileChoices
}

/** Reads a water's outline in a worker; null when the reader did not load, crashed or took too long. */
export function readFileInWorker(question: WaterFileQuestion): Promise<WaterFileReading | null> {
  const worker = new Worker(new URL('./water-file-worker.ts', import.meta.url), { type: 'module' })
  return askWorker<WaterFileReading>(worker, question, longestMs)
}
