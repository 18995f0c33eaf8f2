/** How many days conversations are kept, as the privacy policy says; no setting decides it. */
export const chatRetentionDays = 90
