/** In mu. Beyond this the company answers itself: no class was made for it. */
export const largestAreaMu = 5_000
