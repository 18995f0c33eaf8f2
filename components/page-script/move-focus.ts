/** Arrow keys, Home and End over a row of entries; in a panel the vertical arrows do the same. */
export function moveFocus(event: KeyboardEvent, entries: HTMLElement[], shape: 'row' | 'panel' = 'panel') {
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  if (at < 0 || event.defaultPrevented) return
  const { key } = event
  const forward = key === 'ArrowRight' || (shape === 'panel' && key === 'ArrowDown')
  const back = key === 'ArrowLeft' || (shape === 'panel' && key === 'ArrowUp')
  const to = key === 'Home' ? 0 : key === 'End' ? entries.length - 1 : forward ? at + 1 : back ? at - 1 : undefined
  if (to === undefined) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}
