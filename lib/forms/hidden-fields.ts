// Names only, without the rules: a page's first script may know them without loading zod.

/** A field no person sees: whoever fills it is a program (READ-11). */
export const honeypotField = 'website'

/** Milliseconds from the form's appearance to its sending, by script; missing without script. */
export const elapsedField = 'elapsed'
