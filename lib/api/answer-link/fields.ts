import * as z from 'zod/mini'
import { saidText } from '#lib/forms/rules'
import { deviceName, longestName } from '#lib/protocol/answer-link'

export const device = z.string({ error: 'required' }).check(z.regex(deviceName, { error: 'choice' }))

export const name = saidText(longestName)

/** The page's name for an answer. */
export const key = z.string({ error: 'required' }).check(z.regex(/^[\w-]{16,64}$/, { error: 'choice' }))
