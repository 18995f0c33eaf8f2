'use client'
import { keepOnDevice, recallJsonOnDevice } from '#lib/browser/visit-memory'
import { isShortLink, type ShortLink } from '#lib/protocol/short-link'

/** Where this browser remembers the short links that were made in it, so that they can be deleted. */
const key = 'orca:short-links'
const mostLinks = 30

export interface KeptLink extends ShortLink {
  readonly address: string
}

const isKeptLink = (value: unknown): value is KeptLink =>
  isShortLink(value) && 'address' in value && typeof value.address === 'string'

function allLinks(): KeptLink[] {
  const read = recallJsonOnDevice(key)
  return Array.isArray(read) ? read.filter(isKeptLink).filter(({ until }) => until > Date.now()) : []
}

/** The short link that opens exactly this address; undefined where none was made here, or its time is over. */
export const keptLinkOf = (address: string) => allLinks().find((link) => link.address === address)

/** Remembers a short link, where storage is allowed. */
export const rememberLink = (link: KeptLink) =>
  keepOnDevice(key, JSON.stringify([link, ...allLinks()].slice(0, mostLinks)))
