import * as z from 'zod/mini'
import { saidText } from '#lib/forms/rules'
import { deviceName, longestName } from '#lib/protocol/answer-link'

/** The random name of the browser that calls. */
export const device = z.string({ error: 'required' }).check(z.regex(deviceName, { error: 'choice' }))

/** The name of the team member who answers. */
export const name = saidText(longestName)

/** The page's name for an answer. */
export const key = z.string({ error: 'required' }).check(z.regex(/^[\w-]{16,64}$/, { error: 'choice' }))
