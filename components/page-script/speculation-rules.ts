import { mayPrefetch } from '#lib/browser/navigation/network-quality'
import { canHover, speculationRules } from '#lib/browser/navigation/speculation-rules'

/** The rules as a browser with Trusted Types takes them (docs/decisions/072): by a policy that lets no other text be script. */
function asTrusted(rules: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('rules', {
    createScript: (text) => (text === speculationRules ? text : null),
  })
  return policy?.createScript(rules) ?? rules
}

/**
 * Lets the browser prepare the pages that links lead to, where it can and nobody saves data. Only the policy of a page of the
 * build knows the rules; pages made on request (errors) have no start of their own.
 */
export function addSpeculationRules(): void {
  if (!document.querySelector('noscript[data-start]')) return
  if (!HTMLScriptElement.supports?.('speculationrules') || !mayPrefetch(navigator)) return
  if (matchMedia('(hover: hover)').matches) document.documentElement.dataset[canHover] = ''
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = asTrusted(speculationRules)
  document.head.append(script)
}
