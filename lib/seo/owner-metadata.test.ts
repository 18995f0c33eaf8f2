import { expect, test } from 'vitest'
import { ownerMetadata } from '#lib/seo/owner-metadata'

test('an owner who set nothing claims nothing', () => {
  expect(ownerMetadata({})).toEqual({ verification: {}, other: { 'applicable-device': 'pc,mobile' } })
})

test('each engine gets the name it looks for', () => {
  const set = { VERIFY_BAIDU: 'codeva-12345678', VERIFY_BING: 'ABCDEF0123456789', VERIFY_GOOGLE: 'google-token-1' }
  expect(ownerMetadata(set).verification).toEqual({
    google: 'google-token-1',
    other: { 'baidu-site-verification': 'codeva-12345678', 'msvalidate.01': 'ABCDEF0123456789' },
  })
})
