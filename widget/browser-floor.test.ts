import { expect, test } from 'vitest'
import { browserFloor } from './browser-floor.ts'

test('the widget and the inline start are built for the browsers of package.json', () => {
  expect(browserFloor).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
})
