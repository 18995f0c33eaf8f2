const wholeRange = /<span(?: class="[^"]*")? data-range(?:="")?>([^<]*)<\/span>/g

/** The same HTML without the spans that only keep a range's line whole (`WholeRanges`): others stand apart from their text. */
export function withoutRangeSpans(html: string): string {
  return html.replaceAll(wholeRange, '$1')
}
