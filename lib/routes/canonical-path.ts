import type { Locale } from '#lib/i18n/locales'
import { type BuiltPaths, internalPath, writtenPath } from '#lib/routes/known-path'
import { oldDatasetAddresses } from '#lib/routes/old-addresses'

const moved = new Map<string, string>(Object.entries(oldDatasetAddresses))

function movedTo(path: string): string {
  return moved.get(path) ?? path
}

export interface CanonicalPath {
  locale: Locale
  /** Path without the language prefix, as the site writes it. */
  path: string
  /** The same with the language prefix: where a visitor should have asked. */
  full: string
}

/** The pathname with its percent-encoding undone, or nothing when it is broken. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** A path encoded for a `Location` header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/**
 * The canonical form of a decoded path: moved addresses, without `/zh`, right casing, no trailing or doubled slash. Never begins with
 * two slashes, so a redirect to it cannot leave the site.
 */
export function canonicalPath(decoded: string, built: BuiltPaths | undefined): CanonicalPath {
  const clean = `/${decoded
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`
  const prefix = /^\/(zh|en)(?=\/|$)/i.exec(clean)?.[1]
  const path = movedTo(writtenPath(prefix ? clean.slice(prefix.length + 1) || '/' : clean, built))
  const locale = prefix?.toLowerCase() === 'en' ? 'en' : 'zh'
  return { locale, path, full: locale === 'en' ? internalPath(path, 'en') : path }
}
