import * as z from 'zod/mini'
import { boardTopics } from '#lib/leads/forms/choices'
import { envelope } from '#lib/leads/forms/envelope'
import {
  maybeOneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  reachable,
  requiredLine,
  requiredText,
} from '#lib/leads/forms/fields'
import { limits } from '#lib/leads/forms/limits'

const { board } = limits

/** The widget's message board (READ-8). */
export const boardForm = z
  .strictObject({
    ...envelope,
    name: requiredLine(board.name),
    phone: optionalPhone(limits.phone),
    email: optionalEmail(board.email),
    address: optionalLine(board.address),
    extension: optionalLine(board.extension),
    topic: maybeOneOf(boardTopics),
    content: requiredText(board.content),
  })
  .check(reachable())
