import { closeAll } from '#lib/runtime/shutdown'

/** Runs a command on the store, and closes it; what goes wrong is a sentence, not a stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  await closeAll('store')
}
