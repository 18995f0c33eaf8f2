import { isRoutePath } from '#lib/routes/address'
import type { DetailPath, SitePath } from '#lib/routes/table'

/** Where a link in a content file may lead: a page of this site in the language being read, or a public address. */
export type LinkTarget = { kind: 'page'; to: SitePath; anchor?: string } | { kind: 'outside'; url: string }

const detailPath = /^\/(?:newsDetail|caseDetail)\/[a-z0-9]+(?:-[a-z0-9]+)*$/

function isDetailPath(path: string): path is DetailPath {
  return detailPath.test(path)
}

/** Reads the address of a Markdown link; undefined when it is neither a page here nor a web address. */
export function linkTarget(href: string): LinkTarget | undefined {
  if (href.startsWith('/')) {
    const [path = '', anchor] = href.split('#')
    return isRoutePath(path) || isDetailPath(path) ? { kind: 'page', to: path, anchor } : undefined
  }
  const url = URL.parse(href)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? { kind: 'outside', url: url.href } : undefined
}
