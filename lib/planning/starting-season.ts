import { squareMetresPerMu } from '#lib/content/units'
import { unsaid } from '#lib/coverage-planning/bounds'
import { entryOf } from '#lib/fleet-advice/fleet-address'
import { seasonBounds } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'

/** The coverage tool's round numbers to begin with: one fact in one place. */
const example = entryOf('').texts

/**
 * A season's initial values: round numbers that the page calls examples and explains (`SeasonTool.notes`), not from docs/facts.md. Prices
 * start empty. The lake is the finder's: 120 mu.
 */
export const startingSeason: SeasonInputs = {
  ...unsaid(seasonBounds),
  area: 120 * squareMetresPerMu,
  // Xi'an, where the boats are built.
  latitude: 34,
  job: 'litter',
  boat: null,
  boatTwo: null,
  boatThree: null,
  unload: Number(example.unloadMin),
  charge: Number(example.chargeMin),
  // One full basket of the small boat a day.
  litter: 50,
  // Twenty such days at once.
  storm: 1_000,
  // Rain and growth in summer, leaves in autumn.
  sweepsSpring: 2,
  sweepsSummer: 3,
  sweepsAutumn: 3,
  sweepsWinter: 1,
  days: 5,
  hours: 8,
  night: false,
  deadline: 3,
  rest: [],
  ice: 0,
  boatsPerWatcher: 4,
  // Baskets of 50 kg and more are no load for one.
  lifters: 2,
  cart: 500,
  cartTrip: 60,
  personHours: 40,
  doubt: 20,
}
