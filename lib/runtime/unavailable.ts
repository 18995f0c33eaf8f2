/** What this server needs cannot be used now; nothing was promised to anybody: the caller answers 503. */
export class Unavailable extends Error {}
