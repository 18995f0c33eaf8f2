import * as z from 'zod/mini'
import { deviceName } from '#lib/protocol/answer-link'

/** The random name of the browser that calls. */
export const device = z.string({ error: 'required' }).check(z.regex(deviceName, { error: 'choice' }))
