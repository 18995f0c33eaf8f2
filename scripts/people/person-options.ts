import { type Found, findPerson, UnclearId } from '#lib/people/find-person'
import { type Call, commonOptions, type Values } from '../run-command.ts'
import { personMessages } from './messages.ts'

export const personOptions = {
  ...commonOptions,
  email: { type: 'string' },
  phone: { type: 'string' },
  words: { type: 'string' },
  yes: { type: 'boolean' },
  list: { type: 'string' },
} as const

export type PersonCall = Call<Values<typeof personOptions>>

/** Everything stored about the person that a command names. Throws a sentence if it names none. */
export async function foundBy({ engine, language, words: ids, options }: PersonCall): Promise<Found> {
  const { email, phone, words } = options
  const messages = personMessages[language]
  if (![email, phone, words].some((one) => one?.trim()) && ids.length === 0) throw new Error(messages.needsPerson)
  try {
    return await findPerson(engine, { email, phone, words }, ids)
  } catch (error) {
    throw error instanceof UnclearId ? new Error(messages.unclearId + error.message) : error
  }
}
