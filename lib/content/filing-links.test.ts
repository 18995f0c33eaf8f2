import { expect, test } from 'vitest'
import { policeRegisterEntry } from '#lib/content/filing-links'

test('the police register is asked for the digits alone', () => {
  expect(policeRegisterEntry('陕公网安备 61019002000000号')).toBe(
    'https://beian.mps.gov.cn/#/query/webSearch?code=61019002000000',
  )
})
