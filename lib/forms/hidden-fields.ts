// Names only, without the rules: a page's first script may know them without loading zod.

/** A honeypot field that people do not see; a program fills it (READ-11). */
export const honeypotField = 'website'

/** Milliseconds from the form's appearance to its sending, by script; missing without script. */
export const elapsedField = 'elapsed'
