import type { WhomOptions } from '../people/sought.ts'
import type { Call as AnyCall, Command as AnyCommand } from '../run-command.ts'

interface Options extends WhomOptions {
  days?: string | undefined
  until?: string | undefined
  limit?: string | undefined
  csv?: string | undefined
  file?: string | undefined
  all?: boolean | undefined
  close?: boolean | undefined
  'no-mail'?: boolean | undefined
}

export type Call = AnyCall<Options>
export type Command = AnyCommand<Options>
