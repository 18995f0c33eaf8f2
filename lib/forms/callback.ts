import * as z from 'zod/mini'
import { envelope } from '#lib/forms/envelope'
import { optionalEmail, optionalPhone, reachable, requiredLine } from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/** "Leave your contact", offered by the assistant (READ-8). */
export const callbackForm = z
  .strictObject({
    ...envelope,
    name: requiredLine(limits.board.name),
    phone: optionalPhone(limits.phone),
    email: optionalEmail(limits.email),
  })
  .check(reachable())
