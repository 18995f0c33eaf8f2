import { config } from 'zod/v4/core'

/**
 * The pages' policy refuses code made of text. zod asks whether it may make some as soon as a schema of an object is
 * made, and each refusal counts as a violation: whatever brings zod into the browser imports this first. It is set for zod
 * and its small form at once.
 */
config({ jitless: true })
