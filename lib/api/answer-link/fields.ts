import * as z from 'zod/mini'
import { characters, unstorable } from '#lib/forms/patterns'
import { deviceName, longestName } from '#lib/protocol/answer-link'

/** The random name of the browser that calls. */
export const device = z.string({ error: 'required' }).check(z.regex(deviceName, { error: 'choice' }))

/** Words, at least one and at most so many characters. */
export const words = (most: number) =>
  z.string({ error: ({ input }) => (input === undefined ? 'required' : 'not_text') }).check(
    z.normalize('NFC'),
    z.refine((value) => !unstorable.test(value), { error: 'bad_text' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
    z.refine((value) => characters(value) <= most, { error: 'too_long' }),
  )

/** What who answers is called. */
export const name = words(longestName)

/** The page's name for an answer. */
export const key = z.string({ error: 'required' }).check(z.regex(/^[\w-]{16,64}$/, { error: 'choice' }))
