/** Reads a file away from the page's own thread: a large or hostile one never stops the page. */

import '#lib/browser/zod-without-eval'

import type { WaterFileQuestion } from '#components/tools/water-file/use-water-file.ts'
import { largestFileBytes, readWaterFile } from '#lib/water-files/read-water-file'

addEventListener('message', ({ data }: MessageEvent<WaterFileQuestion>) => void answer(data))

/** A file beyond the limit is not even read into memory. */
async function answer({ file, choices }: WaterFileQuestion): Promise<void> {
  const bytes = await file.slice(0, largestFileBytes + 1).arrayBuffer()
  postMessage(await readWaterFile(file.name, bytes, choices))
}
