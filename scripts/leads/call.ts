import { personOptions } from '../people/person-options.ts'
import type { Call as AnyCall, Command as AnyCommand, Values } from '../run-command.ts'

/** What the command line of `npm run leads` takes. */
export const options = {
  ...personOptions,
  kind: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  save: { type: 'string' },
  limit: { type: 'string' },
  all: { type: 'boolean' },
} as const

export type Call = AnyCall<Values<typeof options>>
export type Command = AnyCommand<Values<typeof options>>
