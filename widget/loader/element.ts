/** Written as a method: what listens to one kind of event may name that kind. */
type Listener = { listen(event: Event): unknown }['listen']

/** An attribute as it is written, or what listens to the event of that name. */
type Properties = Record<string, string | Listener> & {
  click?(event: MouseEvent): unknown
  pointerdown?(event: PointerEvent): unknown
  keydown?(event: KeyboardEvent): unknown
}

const vector = 'http://www.w3.org/2000/svg'

/** Builds one element. Only nodes, attributes and listeners: markup in text is what strict policies forbid. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries<string | Listener>(properties)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

/** A line drawing on a 24 by 24 field, for a button: of that, only the label is read out. */
export function icon(path: string): SVGSVGElement {
  const drawing = document.createElementNS(vector, 'svg')
  const line = document.createElementNS(vector, 'path')
  drawing.setAttribute('viewBox', '0 0 24 24')
  line.setAttribute('d', path)
  drawing.append(line)
  return drawing
}
