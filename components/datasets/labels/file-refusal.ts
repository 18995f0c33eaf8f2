import { FormatError, type FormatFault } from '#devkit/format-error'
import { formatMessage } from '#lib/i18n/format-message'

export interface RefusalMessages {
  /** With {fault}, the sentence that says what is wrong. */
  refused: string
  /** A sentence for each fault, with the fault's own values in braces. */
  faults: Readonly<Record<FormatFault['code'], string>>
}

/** Says in the reader's language that a label or result file cannot be read, and why where that is known. */
export function refusal(problem: unknown, { refused, faults }: RefusalMessages): string {
  const fault = problem instanceof FormatError ? problem.fault : undefined
  return formatMessage(refused, { fault: fault ? formatMessage(faults[fault.code], valuesOf(fault)) : '' }).trim()
}

/** A COCO file that is a list, such as a results file, or nothing, lacks the first of its fields. */
const valuesOf = (fault: FormatFault): Readonly<Record<string, string | number>> =>
  fault.code === 'field' && fault.field === '' ? { field: 'images' } : { ...fault }
