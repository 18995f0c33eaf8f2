import { expect, test } from 'vitest'
import { type MapService, mapLink } from '#lib/content/place/map-links'

const beijing = { name: 'ORCA', address: '某路 1 号', point: { latitude: 39.915, longitude: 116.404 } }

test.each<[MapService, string, string]>([
  ['amap', 'position', '116.410244,39.916404'],
  ['baidu', 'location', '39.916404,116.410244'],
  ['google', 'query', '39.916404,116.410244'],
  ['apple', 'll', '39.916404,116.410244'],
])('%s gets its coordinates in its own order', (service, parameter, expected) => {
  expect(new URL(mapLink(service, beijing)).searchParams.get(parameter)).toBe(expected)
})

test('each service that can be told is told which datum the numbers are in', () => {
  expect(new URL(mapLink('amap', beijing)).searchParams.get('coordinate')).toBe('gaode')
  expect(new URL(mapLink('baidu', beijing)).searchParams.get('coord_type')).toBe('gcj02')
})
