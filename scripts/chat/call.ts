import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'
import type { WhomOptions } from '../people/sought.ts'

/** One call of a command over the store. */
export interface Call {
  engine: Engine
  language: Locale
  /** What stands after the command: ids, words, a file name. */
  words: string[]
  options: WhomOptions & {
    days?: string | undefined
    until?: string | undefined
    limit?: string | undefined
    csv?: string | undefined
    file?: string | undefined
    all?: boolean | undefined
    close?: boolean | undefined
    'no-mail'?: boolean | undefined
  }
}

export type Command = (call: Call) => Promise<void> | void
