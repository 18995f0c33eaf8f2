import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { missingSteps } from '#lib/store/migrations'

/** Of the first sixteen steps, which releases have run. */
const published = {
  sqlite: 'f5bf1ede1461dd164012f71d1dc8553f23d60215942b05c10b096fcc110c3b1c',
  postgres: 'a3b7927f2441e9104d3f955d6e546beb878fe7a5023d05b3f068f372703e820b',
} as const

test.each(['sqlite', 'postgres'] as const)('published steps of the %s store never change', (dialect) => {
  const steps = missingSteps([], dialect)
  expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => index + 1))
  const checksums = steps.slice(0, 16).map(({ checksum }) => checksum)
  expect(createHash('sha256').update(checksums.join(' ')).digest('hex')).toBe(published[dialect])
})
