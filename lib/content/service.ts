import type { BoatLine } from '#lib/content/boats/types'

/** Where `/service` speaks of the boats of a line: its anchors. */
export const serviceSections = {
  cleaning: 'work-boats',
  leisure: 'passenger-boats',
  pilot: 'system',
} as const satisfies Record<BoatLine, string>
