export type LogLevel = 'info' | 'warn' | 'error'

/** Ids, codes and counts; never what a visitor wrote or where from. */
export type LogFacts = Record<string, string | number | boolean | null | undefined>

/** One JSON object a line on standard output, or standard error; JSON's escapes let nothing forge a line. */
export function log(level: LogLevel, event: string, facts: LogFacts = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
  if (level === 'error') process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

/** An error's own words without a stack, cut short, for a log or a table. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 500)
}
