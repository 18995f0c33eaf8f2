// Written by `npm run index` from lib/content/boats/catalogue.
import { apas } from '#lib/content/boats/catalogue/apas'
import { efficiency } from '#lib/content/boats/catalogue/efficiency'
import { feichi } from '#lib/content/boats/catalogue/feichi'
import { moshark } from '#lib/content/boats/catalogue/moshark'
import { smurf } from '#lib/content/boats/catalogue/smurf'
import { titan } from '#lib/content/boats/catalogue/titan'
import { xi } from '#lib/content/boats/catalogue/xi'
import { yang } from '#lib/content/boats/catalogue/yang'
import type { Boat } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet-index'

/** The typed facts of every boat, in the order lists show them. */
export const boats: Record<BoatSlug, Boat> = { smurf, moshark, efficiency, feichi, titan, xi, yang, apas }
