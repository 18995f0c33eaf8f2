// What `npm run bench` holds the site to. Bytes can fail it; times are reported, never asserted (architecture.md).

/** Gzip bytes of JavaScript a content page may bring before the visitor acts, inline scripts included. */
export const scriptBeforeIntent = 10 * 1024

/** Gzip bytes a content page may add to an empty page of the same framework once it starts. */
export const scriptOverFloor = 12 * 1024

/** Bytes of the picture that is the largest paint, at each window width (issue: pictures). */
export const largestPicture = { 390: 120 * 1024, 1440: 260 * 1024 }

/** The pages measured: one of each kind. */
export const pages = ['/', '/en', '/product', '/product/smurf', '/case', '/privacy', '/datasets/FloW']
