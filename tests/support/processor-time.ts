/**
 * Milliseconds of processor that some work takes, of three tries the shortest. Not of the clock: other programs and
 * the collector of garbage have their share of that.
 */
export function processorMs(work: () => unknown): number {
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}

/** Letters of a text eight times as long as a visitor may send: a time that grows with the square takes seconds here. */
export const longText = 32_000

/** What grows with the length alone takes 50 ms at most on a quiet machine; what grows with its square took 15 s. */
export const mostMs = 2_500
