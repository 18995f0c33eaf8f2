import type { Locale } from '#lib/i18n/locales'
import { type Found, findPerson, UnclearId } from '#lib/people/find-person'
import type { Engine } from '#lib/store/engine'
import { personMessages } from './messages.ts'

/** How a command line names a person. */
export const personOptions = {
  email: { type: 'string' },
  phone: { type: 'string' },
  words: { type: 'string' },
  yes: { type: 'boolean' },
  list: { type: 'string' },
  language: { type: 'string' },
} as const

export interface WhomOptions {
  email?: string
  phone?: string
  words?: string
  yes?: boolean
  list?: string
}

export interface PersonCall {
  engine: Engine
  language: Locale
  /** Ids, or their ends. */
  ids: readonly string[]
  options: WhomOptions
}

/** What is stored of the person that a command names; a sentence where it names nobody. */
export async function foundBy({ engine, language, ids, options }: PersonCall): Promise<Found> {
  const { email, phone, words } = options
  const messages = personMessages[language]
  if (![email, phone, words].some((one) => one?.trim()) && ids.length === 0) throw new Error(messages.needsPerson)
  try {
    return await findPerson(engine, { email, phone, words }, ids)
  } catch (error) {
    throw error instanceof UnclearId ? new Error(messages.unclearId + error.message) : error
  }
}
