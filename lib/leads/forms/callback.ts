import * as z from 'zod/mini'
import { envelope } from '#lib/leads/forms/envelope'
import { optionalEmail, optionalPhone, reachable, requiredLine } from '#lib/leads/forms/fields'
import { limits } from '#lib/leads/forms/limits'

/** "Leave your contact", offered by the assistant (READ-8). */
export const callbackForm = z
  .strictObject({
    ...envelope,
    name: requiredLine(limits.board.name),
    phone: optionalPhone(limits.phone),
    email: optionalEmail(limits.board.email),
  })
  .check(reachable())
