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
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
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
  const [start, end] = 'selectionStart' in control ? [control.selectionStart, control.selectionEnd] : [null, null]
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  write(control, value)
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }))
  if (start !== null && document.activeElement === control && 'setSelectionRange' in control)
    control.setSelectionRange(start, end)
}

/** Tells React of a checkbox ticked before hydration, by a click, since React takes the present state for known. */
function tickAgain(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked
  control.click()
}

const hasFiles = (control: Control) => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0

/** A visitor's change of a control before its component listened. */
interface Telling {
  control: Control
  /** A box's text; checkboxes and file inputs know their own state. */
  text?: string
  /** Tells its component. */
  tell: () => void
}

/** The files that were chosen: React tells no component of what came before it. */
function filesOf(old: Control, now: Control): Telling[] {
  if (!hasFiles(old)) return []
  const fill = () => {
    if (old instanceof HTMLInputElement && now instanceof HTMLInputElement && now !== old) now.files = old.files
    now.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return [{ control: now, tell: fill }]
}

function tellingOf(old: Control, now: Control | undefined): Telling[] {
  const control = now ?? old
  if (old.type === 'file') return filesOf(old, control)
  if (!wasChanged(old)) return []
  if (isTick(old)) {
    const { checked } = old
    if (!isTick(control) || control === old) return []
    return [{ control, tell: () => control.checked !== checked && control.click() }]
  }
  const text = old.value
  // A visitor who is still typing continues in the new element.
  if (control !== old) write(control, text)
  return [{ control, text, tell: () => tellAgain(control, text) }]
}

/** Whether an act at one control makes telling another needless: the same one, or a choice of its radio group. */
const answersFor = (acted: EventTarget | null, { control }: Telling) =>
  acted === control ||
  (acted instanceof HTMLInputElement &&
    acted.type === 'radio' &&
    control.type === 'radio' &&
    acted.name === control.name)

/**
 * Listens from now on, and skips controls that the visitor changes meanwhile: React hears of those itself.
 * @returns tells the other controls' values one by one, each after React has rendered the one before
 */
function tellInTurn(root: Element, tellings: readonly Telling[]): () => Promise<void> {
  const waiting = new Set(tellings)
  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener(
    'beforeinput',
    ({ target }) => {
      for (const { control, text } of waiting) {
        // An answer that was rendered meanwhile may have emptied the box.
        if (control !== target || text === undefined || control.value === text) continue
        write(control, text)
        if ('selectionStart' in control && control.selectionStart !== null)
          control.setSelectionRange(text.length, text.length)
      }
    },
    { capture: true, signal },
  )
  root.addEventListener(
    'input',
    ({ target }) => {
      for (const telling of waiting) if (answersFor(target, telling)) waiting.delete(telling)
    },
    { capture: true, signal },
  )
  return async () => {
    for (const telling of tellings) {
      await new Promise((resolve) => setTimeout(resolve))
      if (waiting.delete(telling)) telling.tell()
    }
    listening.abort()
  }
}

/**
 * Remembers the values and the focus in an island until React has rendered it; the visitor may go on typing.
 * @returns restores them in the DOM, before another key can come, and returns a function that then tells the components
 */
export function keepTypedValues(root: Element): () => () => Promise<void> {
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

  return () => {
    following.abort()
    const now = new Map(controlsIn(root).map((control) => [keyOf(control), control]))
    // The present values are read before anything is rendered again.
    const tellings = controls.flatMap((old) => tellingOf(old, now.get(keyOf(old))))
    for (const { control, checked } of ticked)
      if (control.isConnected) tellings.push({ control, tell: () => tickAgain(control, checked) })
    followVisitor(now)
    for (const [index, { open }] of details.entries()) {
      const part = root.querySelectorAll('details')[index]
      if (open && part) part.open = true
    }
    return tellInTurn(root, tellings)
  }
}
