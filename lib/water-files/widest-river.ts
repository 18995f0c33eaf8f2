/** The widest river that a middle line is asked a width for, in metres. */
export const widestRiverM = 2_000
