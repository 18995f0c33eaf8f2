'use client'

/** Milliseconds of work between two chances for the page to draw and to answer. */
const sliceMs = 8

/** Does long work step by step, and lets the page go on in between. */
export async function runInSlices(work: Iterable<unknown>): Promise<void> {
  let until = performance.now() + sliceMs
  for (const _ of work) {
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + sliceMs
  }
}
