/** How many days is kept what the privacy policy names, where no setting decides it. */
export const keptDays = { chat: 90 } as const
