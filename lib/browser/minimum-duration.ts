/** How long a waiting state stays once it shows (SPEC-9), so that a quick answer does not make it flicker. */
export const minimumWaitingMs = 200

/** The work's result or failure, but not before `minimumWaitingMs`. */
export async function withMinimumDuration<Value>(work: Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([work, new Promise((done) => setTimeout(done, minimumWaitingMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
