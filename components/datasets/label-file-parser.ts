let policy: { createHTML(text: string): string } | undefined

/**
 * The browser's parser for a visitor's XML. Pages refuse text that becomes elements (docs/decisions/072); this policy lets
 * it through to be read as XML only, where nothing in it runs.
 */
export function labelFileParser() {
  policy ??= globalThis.trustedTypes?.createPolicy('label-file', { createHTML: (text) => text })
  return {
    parseFromString: (text: string, type: 'text/xml') =>
      new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, type),
  }
}
