import { limits } from '#lib/forms/limits'

/**
 * Puts the visitor's planning into the field that sales read: all of it, or below a tool's result only the `others` that the result
 * does not say. The page shows it already, so the field stays hidden.
 * @returns removes it again
 */
export function fillToolResult(field: HTMLTextAreaElement, all: string, others: string): (() => void) | undefined {
  const note = field.value === all ? '' : field.value
  const said = note ? `${note}\n${others}` : all
  const hasAll = note && (!others || note.endsWith(others) || said.length > limits.toolResult)
  if (!all || hasAll) return
  const write = (value: string) => {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (!note) field.closest<HTMLElement>('[data-tool-result]')?.setAttribute('hidden', '')
  }
  write(said)
  return () => {
    if (field.value === said) write(note)
  }
}
