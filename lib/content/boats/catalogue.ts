import { apas } from '#lib/content/boats/apas'
import { efficiency } from '#lib/content/boats/efficiency'
import { feichi } from '#lib/content/boats/feichi'
import { moshark } from '#lib/content/boats/moshark'
import { smurf } from '#lib/content/boats/smurf'
import { titan } from '#lib/content/boats/titan'
import type { Boat } from '#lib/content/boats/types'
import { xi } from '#lib/content/boats/xi'
import { yang } from '#lib/content/boats/yang'
import type { BoatSlug } from '#lib/content/fleet'

/** The typed facts of all eight products. */
export const boats: Record<BoatSlug, Boat> = { smurf, moshark, efficiency, feichi, titan, xi, yang, apas }
