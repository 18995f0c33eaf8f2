import type { Locale } from '#lib/i18n/locales'
import { address, isRoutePath } from '#lib/routes/address'
import { type ToolName, toolNames } from '#lib/tool-address/thread'

/** The tools that this site has, each with its address in a language. */
export function toolAddresses(locale: Locale): [tool: ToolName, href: string][] {
  return toolNames.flatMap((tool): [ToolName, string][] => {
    const path = `/tools/${tool}`
    return isRoutePath(path) ? [[tool, address(path, locale)]] : []
  })
}
