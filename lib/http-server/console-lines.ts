import { format } from 'node:util'
import { log } from '#lib/runtime/log'

/** Makes lines of the log of what others write to the console, the framework when it is loaded: programs read them. */
export function consoleToLog(): void {
  const say =
    (level: 'info' | 'warn' | 'error') =>
    (...words: unknown[]) =>
      log(level, 'console', {
        text: format(...words)
          .trim()
          .slice(0, 1000),
      })
  Object.assign(console, {
    log: say('info'),
    info: say('info'),
    debug: say('info'),
    warn: say('warn'),
    error: say('error'),
  })
}
