type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const controlsIn = (root: Element) => [...root.querySelectorAll('input, textarea, select')].filter(isControl)

/** The same control after the island was rendered anew. */
function keyOf(control: Control): string {
  const choice = control.type === 'radio' || control.type === 'checkbox' ? control.value : ''
  return `${control.type} ${control.name || control.id} ${choice}`
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** Writes past React, which notices a change by the value that it has set itself. */
function write(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value)
}

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isTick(control)) return control.checked !== control.defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

function putBack(old: Control, now: Control): void {
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement && old.type === 'file') {
    if (old.files?.length && old.files !== now.files) now.files = old.files
  } else if (isTick(old) && isTick(now)) {
    if (now.checked !== old.checked) now.click() // what React takes for a change of a tick is a click
    return
  } else if (now.value !== old.value) write(now, 'value', old.value)
  else return
  for (const kind of ['input', 'change']) now.dispatchEvent(new Event(kind, { bubbles: true }))
}

/**
 * Remembers what a visitor has typed and chosen in an island, and where they are in it.
 * @returns puts all of it back where the island was rendered anew; does nothing where its elements are the same
 */
export function keepTypedValues(root: Element): () => void {
  const changed = controlsIn(root).filter(wasChanged)
  const focused = document.activeElement
  const at = focused && root.contains(focused) && isControl(focused) ? focused : undefined
  const selection = at && 'selectionStart' in at ? ([at.selectionStart, at.selectionEnd] as const) : undefined
  const opened = [...root.querySelectorAll('details')].map(({ open }) => open)

  return () => {
    const now = new Map(controlsIn(root).map((control) => [keyOf(control), control]))
    for (const old of changed) {
      const control = now.get(keyOf(old))
      if (control && control !== old) putBack(old, control)
    }
    for (const [index, details] of [...root.querySelectorAll('details')].entries()) {
      if (opened[index]) details.open = true
    }
    if (!at || at.isConnected) return
    const control = now.get(keyOf(at))
    control?.focus({ preventScroll: true })
    if (!selection || control instanceof HTMLSelectElement || control?.selectionStart === null) return
    control?.setSelectionRange(...selection)
  }
}
