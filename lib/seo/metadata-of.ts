import type { Metadata } from 'next'
import { boatCopy } from '#lib/content/boats/copy'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatMessage } from '#lib/i18n/format-message'
import { type Messages, messages } from '#lib/i18n/messages'
import type { SitePath } from '#lib/routes/table'
import { pageMetadata } from '#lib/seo/page-metadata'

/** Pages by the top-level key of their messages: those that have `meta` with title and description. */
type PageKey = {
  [Key in keyof Messages]: Messages[Key] extends { meta: { title: string; description: string } } ? Key : never
}[keyof Messages]

/** A page's `generateMetadata`, with title and description of its messages; `values`: figures in them. */
export const metadataOf =
  (path: SitePath, page: PageKey, values: Parameters<typeof formatMessage>[1] = {}) =>
  async (): Promise<Metadata> => {
    const { title, description } = messages[await currentLocale()][page].meta
    return pageMetadata(path, { title, description: formatMessage(description, values) })
  }

/** The same of a boat's page. */
export const boatMetadata = (slug: BoatSlug) => async (): Promise<Metadata> =>
  pageMetadata(boatPath(slug), boatCopy(slug, await currentLocale()).meta)
