import { askWorker } from '#components/tools/ask-worker.ts'
import type { WaterFileFault } from '#lib/water-files/read-water-file'
import type { PlacedWater } from '#lib/water-files/shape-from-features'

/** What a file of the kinds we read never needs; one that does is made to be waited for. */
const longestMs = 10_000

/** Reads a water's outline in a worker; `failed` when the reader did not load, crashed or took too long. */
export async function readFileInWorker(file: File): Promise<PlacedWater | { fault: WaterFileFault | 'failed' }> {
  const worker = new Worker(new URL('./water-file-worker.ts', import.meta.url), { type: 'module' })
  const read = await askWorker<PlacedWater | { fault: WaterFileFault }>(worker, file, longestMs)
  return read ?? { fault: 'failed' }
}
