import { personOptions } from '../people/person-options.ts'
import type { Call as AnyCall, Command as AnyCommand, Values } from '../run-command.ts'

/** What the command line of `npm run chat` takes. */
export const options = {
  ...personOptions,
  days: { type: 'string' },
  until: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'string' },
  file: { type: 'string' },
  all: { type: 'boolean' },
  close: { type: 'boolean' },
  'no-mail': { type: 'boolean' },
} as const

export type Call = AnyCall<Values<typeof options>>
export type Command = AnyCommand<Values<typeof options>>
