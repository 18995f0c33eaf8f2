import type { CountryService } from '#lib/country/country-service'
import { embeddedCountry } from '#lib/country/embedded-country'
import { logUnknownCountry } from '#lib/country/unknown-country'
import { type Country, parseCountry } from '#lib/i18n/country'

interface CountrySources {
  /** Name of the header a trusted proxy fills in. */
  header: string | undefined
  service: CountryService | undefined
}

/**
 * The country of a visitor in the order of READ-1: trusted header, HTTP service, embedded table, unknown.
 * The first source that is there answers, also when its answer is "unknown": a proxy that writes `T1` means it, and
 * a service that fails is logged and China assumed. An unknown country is logged whatever the source.
 */
export async function lookUpCountry(
  headers: Pick<Headers, 'get'>,
  address: string,
  { header, service }: CountrySources,
): Promise<Country | undefined> {
  const named = header ? headers.get(header) : null
  if (named !== null) return parseCountry(named) ?? logUnknownCountry('header')
  if (!service) return embeddedCountry(address) ?? logUnknownCountry('table')
  try {
    return await service(address)
  } catch (error) {
    console.warn(`country service: ${error instanceof Error ? error.message : 'failed'}; China and Chinese assumed`)
    return undefined
  }
}
