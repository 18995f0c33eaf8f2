'use client'
import { z } from 'zod'

/** Where this browser remembers the short links that were made in it, so that they can be deleted. */
const key = 'orca:short-links'
const mostLinks = 30

const keptLinks = z.array(z.object({ address: z.string(), id: z.string(), secret: z.string(), until: z.number() }))

/** A short link that was made in this browser. */
export type KeptLink = z.infer<typeof keptLinks>[number]

function allLinks(): KeptLink[] {
  try {
    const read = keptLinks.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
    return read.success ? read.data.filter(({ until }) => until > Date.now()) : []
  } catch {
    return []
  }
}

/** The short link that opens exactly this address; undefined where none was made here, or its time is over. */
export const keptLinkOf = (address: string) => allLinks().find((link) => link.address === address)

/** Remembers a short link, where storage is allowed. */
export function rememberLink(link: KeptLink): void {
  try {
    localStorage.setItem(key, JSON.stringify([link, ...allLinks()].slice(0, mostLinks)))
  } catch {
    // Storage is off: the link is shown once.
  }
}
