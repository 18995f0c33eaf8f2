import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUpCountry } from '#lib/country/country-lookup'
import { logUnknownCountry } from '#lib/country/unknown-country'

const warn = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

/** Each test a minute after the one before: what was said within a minute is not said again. */
let later = 1_800_000_000_000

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => {
  warn.mockClear()
  vi.useRealTimers()
})

test.each([
  ['XX', '8.8.8.8'],
  ['T1', '8.8.8.8'],
  [undefined, '127.0.0.1'],
  [undefined, '192.168.1.7'],
])(
  'a country unknown by header %s or address %s is one line in the log, without the address',
  async (named, address) => {
    later += 61_000
    vi.setSystemTime(later)
    const headers = new Headers(named ? { 'cf-ipcountry': named } : {})
    expect(await lookUpCountry(headers, address, { header: 'cf-ipcountry', service: undefined })).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.lastCall?.[0]).toMatch(/"event":"country\.unknown".*"assumed":"CN"/)
    expect(warn.mock.lastCall?.[0]).not.toContain(address)
  },
)

test('many in a minute are one line, and the next says how many there were', () => {
  const now = 1_900_000_000_000
  for (let each = 0; each < 50; each++) logUnknownCountry('table', now + each * 1000)
  expect(warn).toHaveBeenCalledTimes(1)
  logUnknownCountry('table', now + 61_000)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn.mock.lastCall?.[0]).toContain('"moreInTheMinuteBefore":49')
})
