import { expect, test } from 'vitest'
import { apiErrors } from '../../lib/protocol/api-errors.ts'
import { windowLabels } from '../messages/window.ts'
import { callMeanings, meaningOf } from './call-failures.ts'

test.each([
  ['a page that may not have the widget', 403, { code: 'foreign_origin' }, 'blocked_origin', false],
  ['an unknown site', 404, { code: 'not_found', fields: { site: 'unknown' } }, 'bad_site', false],
  ['a conversation that was deleted', 404, { code: 'not_found' }, 'gone', false],
  ['a text too long', 422, { code: 'wrong_fields', fields: { text: 'too_long' } }, 'too_long', false],
  [
    "a host's token that is not right",
    422,
    { code: 'wrong_fields', fields: { user_token: 'choice' } },
    'bad_token',
    false,
  ],
  ['too many', 429, { code: 'too_many' }, 'rate_limited', true],
  ['a proxy that limits', 429, {}, 'rate_limited', true],
  ['a proxy that takes no more bytes', 413, {}, 'too_long', false],
  ["a hotel's page in between", 403, {}, 'network', true],
  ['a deployment that has lost its address for a moment', 404, {}, 'network', true],
  ['a name every object has', 500, { code: 'constructor' }, 'network', true],
] as const)('%s', (_, status, said, failure, later) => {
  expect(meaningOf(status, said)).toEqual([failure, later])
})

test.each(['zh', 'en'] as const)(
  '%s: what is refused for good says why, unless the next message mends it',
  (language) => {
    const { failedWhy } = windowLabels[language]
    for (const code of Object.keys(apiErrors) as (keyof typeof apiErrors)[]) {
      const [failure, later] = callMeanings[code]
      if (!later && failure !== 'gone') expect(failedWhy[failure as keyof typeof failedWhy], code).toBeTruthy()
    }
  },
)
