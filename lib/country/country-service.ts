import { z } from 'zod'
import { type Country, parseCountry } from '#lib/i18n/country'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'

const answer = z.object({ country: z.string() })

const timeoutMs = 2000
const longestAnswer = 64 * 1024

/** Country of an address, nothing when the service says "unknown", and an error when it cannot say. */
export type CountryService = (address: string) => Promise<Country | undefined>

/** The HTTP country service (SPEC-7): GET, JSON `country`, 2000 ms in all, no redirects. `{address}` in its URL becomes the visitor's. */
export function countryService(url: string, now = Date.now): CountryService {
  const breaker = new CircuitBreaker()
  return async (address) => {
    if (breaker.allowed(1, now()) === 0) throw new Error('left alone after repeated failures')
    breaker.started(now())
    try {
      const country = await ask(url.replaceAll('{address}', encodeURIComponent(address)))
      breaker.ended(true)
      return country
    } catch (error) {
      breaker.ended(false)
      throw error
    }
  }
}

async function ask(url: string): Promise<Country | undefined> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const { country } = answer.parse(JSON.parse(await shortText(response)))
  return parseCountry(country)
}

/** The body as text; one that does not end is cut off. */
async function shortText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new Error('answered more than 64 KB')
  }
  return text
}
