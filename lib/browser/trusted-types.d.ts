/**
 * What this needs of a browser's Trusted Types (docs/decisions/072); TypeScript's library has no types for them yet. What a
 * policy lets through goes where a string would go.
 */
interface TrustedTypePolicy {
  createHTML(text: string): string
  createScript(text: string): string
}

interface TrustedTypes {
  createPolicy<Kind extends keyof TrustedTypePolicy>(
    name: string,
    rules: Record<Kind, (text: string) => string | null>,
  ): Pick<TrustedTypePolicy, Kind>
}

declare var trustedTypes: TrustedTypes | undefined
