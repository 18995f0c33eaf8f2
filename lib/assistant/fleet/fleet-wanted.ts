import { areaIn } from '#lib/assistant/fleet/quantities'
import { ideasOf } from '#lib/assistant/learned/concepts'
import type { Locale } from '#lib/i18n/locales'

/** Asks how many or which, beside naming a size. */
const fleetIdeas = ['~number', '~choose', '~area', '~weed', '~litter', '~tour', '~monitor']

/** Smaller than this it is a room or a house. */
const smallestWaterM2 = 1000

/** Whether a text names an area that may be a water's. */
export const namesWater = (text: string) => (areaIn(text)?.m2 ?? 0) >= smallestWaterM2

/** Whether a text has the ideas of a question for boats for a water. */
export const hasFleetIdeas = (text: string, language: Locale) =>
  ideasOf(text.toLowerCase(), language).some((idea) => fleetIdeas.includes(idea))
