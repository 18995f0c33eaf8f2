/** A dependency of this server is unavailable and nothing was saved: the caller answers 503. */
export class Unavailable extends Error {}
