/** Written as a method: what listens to one kind of event may name that kind. */
type Listener = { listen(event: Event): unknown }['listen']

interface Properties {
  [name: string]: string | number | boolean | Listener | undefined
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
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value !== undefined && value !== false) made.setAttribute(name, `${value}`)
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
