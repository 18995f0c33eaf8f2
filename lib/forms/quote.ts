import * as z from 'zod/mini'
import { boatSlugs } from '#lib/content/fleet'
import { jobKinds, waterKinds } from '#lib/forms/choices'
import { envelope } from '#lib/forms/envelope'
import {
  maybeOneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalQuantity,
  optionalText,
  reachable,
  requiredLine,
  someOf,
} from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/** The request for a price on `/quote`: the water, the work, the boats, then who asks. */
export const quoteForm = z
  .strictObject({
    ...envelope,
    water: maybeOneOf(waterKinds),
    /** In mu, as the boats' own figures are. */
    area: optionalQuantity(),
    job: maybeOneOf(jobKinds),
    boats: someOf(boatSlugs),
    place: optionalLine(limits.place),
    name: requiredLine(limits.name),
    company: optionalLine(limits.company),
    email: optionalEmail(limits.email),
    phone: optionalPhone(limits.phone),
    message: optionalText(limits.message),
  })
  .check(reachable())
