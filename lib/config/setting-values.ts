import { z } from 'zod'

// How each kind of setting is written in the environment, and the sentence that says what is wrong with one.

/** A whole number from `min` to `max`, both included. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `it must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `it must be at least ${min}`).max(max, `it must be at most ${max}`))

export const flag = z.enum(['true', 'false'], 'it must be true or false').transform((value) => value === 'true')

/** Of letters, digits, hyphens and dots once it is encoded, or IPv6 in brackets: what parses may still be no host, as `a.example,`. */
const hostName = /^(\[[\da-f:.]+\]|[\w.-]+)$/

export const webAddress = z
  .url({
    protocol: /^https?$/,
    abort: true,
    error: 'it must be an address that starts with http:// or https://',
  })
  .refine((value) => !/\s/.test(value) && hostName.test(new URL(value).hostname), {
    abort: true,
    error: 'its host must be a name or an address, and no blank may stand in it',
  })

/** An address that others are made from, without slashes at its end. */
export const baseAddress = webAddress.transform((url) => url.replace(/\/+$/, ''))

/** A site's origin, without a slash at its end. */
export const origin = webAddress
  .refine((value) => new URL(value).pathname === '/' && !/[?#]/.test(value), 'it must be an origin without a path')
  .transform((value) => new URL(value).origin)

/** Several values with a comma between, each held to its own rule. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item))

/** Anything in JSON: what it has to hold is the setting's own rule. */
export const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'it must be valid JSON' })
    return z.NEVER
  }
})

/** Whether a host and port are written as such; IPv6 addresses in brackets. */
export function isHostAndPort(value: string): boolean {
  const [, port = 0] = /^(?:\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/.exec(value) ?? []
  return Number(port) >= 1 && Number(port) <= 65535
}

/** A host and port of a list. */
export const hostAndPort = z.string().refine(isHostAndPort, 'it must be host:port pairs, comma between')

/** The content of the meta element by which a search engine knows its owner. */
export const verification = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'it must be the content of the meta element that was given')

/** Made for the one who asks: it takes longer than reading all other settings. */
const isRegion = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined

/** A country by its two letters, such as CN. */
export const country = z
  .string()
  .refine((code) => /^[A-Z]{2}$/.test(code) && isRegion(code), 'it must be the two letters of a country, such as CN')

export const email = z.email('it must be an e-mail address')

/** The longest name that leaves room for `+<conversation>.<proof>` in the 64 characters a mailbox's name may have. */
export const longestMailboxName = 14

/** A mail server, with user and password where it wants them. */
export const mailServer = z
  .url({ protocol: /^smtps?$/, abort: true, error: 'it must be an address that starts with smtp:// or smtps://' })
  .refine((value) => new URL(value).hostname !== '', 'it must name the host, such as smtps://user:password@host:465')

/** Whether an address is encoded as addresses are: at a lone % each use of its user, password or path would fail. */
function isEncoded(address: string): boolean {
  try {
    return decodeURIComponent(address) !== ''
  } catch {
    return false
  }
}
const wronglyEncoded = 'each % in it must be written %25'

/** A mailbox with its user and password, and the folders that are read as its path. */
export const mailboxAddress = z
  .url({ protocol: /^imaps?$/, abort: true, error: 'it must be an address that starts with imaps:// or imap://' })
  .refine(isEncoded, wronglyEncoded)
  .refine((value) => {
    const { username, password, hostname } = new URL(value)
    return username !== '' && password !== '' && hostname !== ''
  }, 'it must name user, password and host, such as imaps://user:password@host')

/** A bucket of an S3 store with key and secret; its region is a parameter. */
export const bucketAddress = webAddress.refine(isEncoded, wronglyEncoded).refine((value) => {
  const { username, password, pathname } = new URL(value)
  return username !== '' && password !== '' && pathname.length > 1
}, 'it must name key, secret and bucket, such as https://KEY:SECRET@host/bucket?region=us-east-1')

/** Text that is printed unchanged. */
export const words = (most: number) => z.string().max(most, `it must have at most ${most} characters`)

export const personName = words(30)

const webhookPrefix = 'whsec_'

/** The key of a signed webhook; behind its prefix it is base64, and anything else would sign with less than was meant. */
export const webhookSecret = z
  .string()
  .min(16, 'it must have at least 16 characters')
  .refine(
    (value) => !value.startsWith(webhookPrefix) || /^[\w+/-]{16,}={0,2}$/.test(value.slice(webhookPrefix.length)),
    'what follows whsec_ must be base64, 16 characters or more',
  )

/** A telephone number as a person writes it. */
export const phone = z.string().regex(/^\+?[\d ()-]{5,20}$/, 'it must be a telephone number')

/** `latitude,longitude` in degrees (WGS-84). */
export const coordinates = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, 'it must be latitude,longitude in degrees')
  .transform((value) => {
    const [latitude = 0, longitude = 0] = value.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'its latitude is at most 90 and its longitude at most 180 degrees',
  )
