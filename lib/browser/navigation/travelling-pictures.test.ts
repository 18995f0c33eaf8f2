import { expect, test } from 'vitest'
import { keepUnprovedPicturesStill } from '#lib/browser/navigation/travelling-pictures'

test.each([
  ['Chrome on a laptop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36', true],
  [
    'WeChat on Android',
    'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 Version/4.0 Chrome/107.0.5304.141 XWEB/5023 Mobile Safari/537.36 MicroMessenger/8.0.31',
    true,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  [
    'WeChat on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.60',
    false,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/138.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    false,
  ],
])('in %s pictures travel: %s', (_, userAgent, travels) => {
  const prototype = { startViewTransition: () => {} }
  keepUnprovedPicturesStill(userAgent, prototype)
  expect('startViewTransition' in prototype).toBe(travels)
})
