/** What a JSON-LD block may hold; `undefined` members are left out when it is written. */
export type LinkedData = { [member: string]: LinkedData | readonly LinkedData[] | string | number | boolean | undefined }

/**
 * One block of structured data. It repeats what the page shows and never says more (decision 5: SPEC and CALC only).
 * `<` is escaped, so no text of ours can end the script element early.
 */
export function JsonLd({ data }: { data: LinkedData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own JSON with `<` escaped; React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
