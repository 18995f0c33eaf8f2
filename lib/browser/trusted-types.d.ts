/** The part of the Trusted Types API (docs/decisions/072) that TypeScript's library lacks. */
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
