/**
 * A page holds each area in every unit and shows one of them; text taken from it keeps the one that its language
 * leads with (`components/product/unit-reading.tsx`).
 */
export function firstReading(html: string): string {
  return html.replaceAll(/<span(?=[^>]*\bdata-unit=)(?![^>]*\bdata-first=)[^>]*>(?:<!--.*?-->|[^<])*<\/span>/g, '')
}
