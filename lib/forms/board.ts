import * as z from 'zod/mini'
import { boardTopics } from '#lib/forms/choices'
import { envelope } from '#lib/forms/envelope'
import {
  maybeOneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  reachable,
  requiredLine,
  requiredText,
} from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

const { board } = limits

/** The widget's message board (READ-8). */
export const boardForm = z
  .strictObject({
    ...envelope,
    name: requiredLine(board.name),
    phone: optionalPhone(limits.phone),
    email: optionalEmail(limits.email),
    address: optionalLine(board.address),
    extension: optionalLine(board.extension),
    topic: maybeOneOf(boardTopics),
    content: requiredText(board.content),
  })
  .check(reachable())
