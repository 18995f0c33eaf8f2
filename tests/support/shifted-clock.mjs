// Loaded before a server process (`--import`): its wall clock runs ahead of the real one by the milliseconds that stand
// in the file CLOCK_FILE. Signal USR2 makes it look again, and it says so on standard output.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }
  static now() {
    return RealDate.now() + ahead
  }
}

function look() {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  process.stdout.write(`clock ${ahead}\n`)
}

if (isMainThread) {
  look()
  process.on('SIGUSR2', look)
}
