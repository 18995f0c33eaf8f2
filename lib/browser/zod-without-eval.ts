import { config } from 'zod/v4/core'

/** Turns off zod's code generation, which the pages' policy refuses and counts as a violation. Import it before any other zod. */
config({ jitless: true })
