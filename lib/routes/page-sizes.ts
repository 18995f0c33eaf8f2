export const casesPerPage = 6

/** Page sizes a reader of the news can choose; the first is used when none is asked for. */
export const newsPageSizes = [6, 12, 24] as const
