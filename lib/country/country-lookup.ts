import type { CountryService } from '#lib/country/country-service'
import { embeddedCountry } from '#lib/country/embedded-country'
import { logUnknownCountry } from '#lib/country/unknown-country'
import { type Country, parseCountry } from '#lib/i18n/country'
import { log, reasonOf } from '#lib/runtime/log'

interface CountrySources {
  /** Name of the header a trusted proxy fills in. */
  header: string | undefined
  service: CountryService | undefined
}

/**
 * The visitor's country (READ-1) from the first available source: trusted header, HTTP service, embedded table. An answer "unknown"
 * counts as an answer and is logged; if the service fails, China is assumed.
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
    log('warn', 'country.service_failed', { reason: reasonOf(error), assumed: 'CN' })
    return undefined
  }
}
