import { expect, test } from 'vitest'
import { isOwnOrigin } from '#lib/http/own-origin'

const unset = { SITE_URL: undefined, ALLOWED_ORIGINS: [], PORT: 3000 }
const site = { SITE_URL: 'https://boats.example', ALLOWED_ORIGINS: ['https://www.boats.example'], PORT: 3000 }

test.each([
  ['the site', site, { origin: 'https://boats.example' }, true],
  ['another name of the site', site, { origin: 'https://www.boats.example' }, true],
  [
    'the site, said by the browser too',
    site,
    { origin: 'https://boats.example', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['a sub-domain', site, { origin: 'https://x.boats.example', 'sec-fetch-site': 'same-site' }, false],
  ['our name over http', site, { origin: 'http://boats.example' }, false],
  ['our name with more behind it', site, { origin: 'https://boats.example.evil.example' }, false],
  [
    'a foreign page that forges Origin but not the browser',
    site,
    { origin: 'https://boats.example', 'sec-fetch-site': 'cross-site' },
    false,
  ],
  ['no Origin', site, {}, false],
  ['an opaque origin', site, { origin: 'null' }, false],
  ['loopback on a site with a name', site, { origin: 'http://localhost:3000' }, false],
  ['localhost while unset', unset, { origin: 'http://localhost:3000' }, true],
  ['127.0.0.1 while unset', unset, { origin: 'http://127.0.0.1:3000' }, true],
  ['::1 while unset', unset, { origin: 'http://[::1]:3000' }, true],
  ['another port', unset, { origin: 'http://localhost:3001' }, false],
  ['a path behind it', unset, { origin: 'http://localhost:3000/' }, false],
  ['a foreign page while unset', unset, { origin: 'https://evil.example' }, false],
])('%s', (_, settings, headers: Record<string, string>, own) => {
  expect(isOwnOrigin(new Headers(headers), settings)).toBe(own)
})
