/** Text that is already HTML. */
export interface Html {
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML and XML write it, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function text(value: Html | readonly Html[] | string | number | false): string {
  if (value === false) return ''
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if ('html' in value) return value.html
  return value.map(({ html }) => html).join('')
}

/** A piece of a page; everything put into it is escaped, except other pieces. */
export function html(parts: TemplateStringsArray, ...values: Parameters<typeof text>[0][]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(text)) }
}
