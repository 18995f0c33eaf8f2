/** A module's source without the names of sheets it would load: an island's own sheet has their rules already. */
export const withoutLaterSheets = (source: string): string =>
  source.replace(/"static\/chunks\/[^"]+\.css",|,?"static\/chunks\/[^"]+\.css"/g, '')
