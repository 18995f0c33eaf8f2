import * as z from 'zod/mini'
import { boatSlugs } from '#lib/content/fleet'
import { waterKinds } from '#lib/forms/choices'
import { envelope } from '#lib/forms/envelope'
import {
  maybeOneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  reachable,
  requiredLine,
} from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/** The consultation on `/advisory`. */
export const advisoryForm = z
  .strictObject({
    ...envelope,
    name: requiredLine(limits.name),
    company: optionalLine(limits.company),
    email: optionalEmail(limits.email),
    phone: optionalPhone(limits.phone),
    place: optionalLine(limits.place),
    water: maybeOneOf(waterKinds),
    boat: maybeOneOf(boatSlugs),
    message: optionalText(limits.message),
  })
  .check(reachable())
