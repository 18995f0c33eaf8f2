import type { WhomOptions } from '../people/sought.ts'
import type { Call as AnyCall, Command as AnyCommand } from '../run-command.ts'

export interface Options extends WhomOptions {
  kind?: string | undefined
  state?: string | undefined
  since?: string | undefined
  save?: string | undefined
  limit?: string | undefined
  all?: boolean | undefined
}

export type Call = AnyCall<Options>
export type Command = AnyCommand<Options>
