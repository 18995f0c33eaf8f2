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
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
  }
  if (isTick(control)) return control.checked !== control.defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/** Tells React what was typed before it listened: the box is emptied in its sight, then written past it. */
function tellAgain(control: Control, value: string): void {
  const selection = 'selectionStart' in control && control.selectionStart !== null ? control.selectionStart : undefined
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  write(control, 'value', value)
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }))
  if (selection !== undefined && document.activeElement === control && 'setSelectionRange' in control)
    control.setSelectionRange(selection, selection)
}

/** Tells React what was ticked before it listened, by a click: it takes what stands there for known. */
function tickAgain(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked
  control.click()
}

const hasFiles = (control: Control) => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0

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

/** What a visitor did to a control before its component listened, as what tells the component of it. */
function tellingOf(old: Control, now: Control | undefined): (() => void) | undefined {
  if (now && now !== old) return wasChanged(old) ? () => putBack(old, now) : undefined
  if (!now) return undefined
  // React tells no component of what came before it.
  if (hasFiles(old)) return () => void old.dispatchEvent(new Event('change', { bubbles: true }))
  if (isTick(old) || old.type === 'file' || !wasChanged(old)) return undefined
  const { value } = old
  return () => tellAgain(old, value)
}

/**
 * Remembers the controls of an island and follows where the visitor is in it: they may go on typing until React has rendered
 * the island anew. Elements that are gone still know what was typed.
 * @returns puts all of it back where that has happened, and tells the components of the rest, one control after the other:
 * each answer is rendered before the next is told, for a component may go by what it has rendered
 */
export function keepTypedValues(root: Element): () => Promise<void> {
  const controls = controlsIn(root)
  // React sets them to what it knows as soon as it takes them over. Of a group the one that is chosen says all.
  const ticked = controls.flatMap((control) =>
    isTick(control) && wasChanged(control) && (control.checked || control.type === 'checkbox')
      ? [{ control, checked: control.checked }]
      : [],
  )
  const details = [...root.querySelectorAll('details')]
  const following = new AbortController()
  let at = document.activeElement
  addEventListener(
    'focusin',
    ({ target }) => {
      at = target instanceof Element ? target : null
    },
    { capture: true, signal: following.signal },
  )

  function followVisitor(now: ReadonlyMap<string, Control>): void {
    const left = controls.find((control) => control === at && !control.isConnected)
    const control = left && now.get(keyOf(left))
    control?.focus({ preventScroll: true })
    if (!left || !('selectionStart' in left) || !control || !('selectionStart' in control)) return
    if (left.selectionStart !== null && control.selectionStart !== null)
      control.setSelectionRange(left.selectionStart, left.selectionEnd)
  }

  return async () => {
    following.abort()
    const now = new Map(controlsIn(root).map((control) => [keyOf(control), control]))
    // What stands there now is taken note of before anything is rendered again.
    const telling = controls.flatMap((old) => tellingOf(old, now.get(keyOf(old))) ?? [])
    for (const { control, checked } of ticked) if (control.isConnected) telling.push(() => tickAgain(control, checked))
    for (const [index, { open }] of details.entries()) {
      const part = root.querySelectorAll('details')[index]
      if (open && part) part.open = true
    }
    for (const tell of telling) {
      await new Promise((resolve) => setTimeout(resolve))
      tell()
    }
    followVisitor(now)
  }
}
