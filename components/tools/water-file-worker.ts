/** Reads a file away from the page's own thread: a large or hostile one never stops the page. */

import '#lib/browser/zod-without-eval'

import { largestFileBytes, readWaterFile } from '#lib/water-files/read-water-file'

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) void answer(data)
})

/** A file beyond the limit is not even read into memory. */
async function answer(file: File): Promise<void> {
  const bytes = await file.slice(0, largestFileBytes + 1).arrayBuffer()
  postMessage(await readWaterFile(file.name, bytes))
}
