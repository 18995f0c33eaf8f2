'use client'

/** One question to a worker, which its answer ends; null when it did not load, crashed, or took longer than `longestMs`. */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  longestMs: number,
  transfer: Transferable[] = [],
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end(null), longestMs)
    worker.onerror = () => end(null)
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data)
    worker.postMessage(question, transfer)
  })
}
