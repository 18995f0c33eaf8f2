import type { WaterFileFault } from '#lib/water-files/read-water-file'
import type { PlacedWater } from '#lib/water-files/shape-from-features'

/** What a file of the kinds we read never needs; one that does is made to be waited for. */
const longestMs = 10_000

/** Reads a water's outline in a worker; `failed` when the reader did not load, crashed or took too long. */
export function readFileInWorker(file: File): Promise<PlacedWater | { fault: WaterFileFault | 'failed' }> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./water-file-worker.ts', import.meta.url), { type: 'module' })
    const end = (read: PlacedWater | { fault: WaterFileFault | 'failed' }) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(read)
    }
    const timer = setTimeout(() => end({ fault: 'failed' }), longestMs)
    worker.onerror = () => end({ fault: 'failed' })
    worker.onmessage = ({ data }: MessageEvent<PlacedWater | { fault: WaterFileFault }>) => end(data)
    worker.postMessage(file)
  })
}
