import { limits } from '#lib/forms/limits'

/**
 * Puts what comes along into the field that sales read. Who comes without a tool's result sends the lines in its place: they stand on the
 * page already, so the field stays out of sight. Under a result stand the lines that it does not say itself.
 * @returns how to take them out again
 */
export function tellSales(field: HTMLTextAreaElement, all: string, others: string): (() => void) | undefined {
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
