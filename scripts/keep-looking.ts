import { Unavailable } from '#lib/runtime/unavailable'

/** Looks every second for as long as the command runs. A store that is away ends no watch: it is said once, and looked at again. */
export async function keepLooking(look: () => Promise<void>, everyMs = 1000): Promise<never> {
  let isAway = false
  for (;;) {
    try {
      await look()
      isAway = false
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (!isAway) console.error(error.message)
      isAway = true
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
