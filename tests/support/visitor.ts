import { randomInt, randomUUID } from 'node:crypto'

/** An address of its own for each visitor of a test, so that no test uses up another's limits (TRUSTED_PROXY_HOPS=1). */
export function visitorHeaders(): Record<string, string> {
  return { 'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.') }
}

/** An email nobody else in the run has; at most 30 characters, as the contact panel asks. */
export function freshEmail(): string {
  return `v${randomUUID().slice(0, 12)}@lake.example`
}
