import { recordSeparator } from '#lib/water-files/file-kind'

/** With as many blanks around it as an indented line has. */
const bareNaN = /(?<=[[,:]\s{0,99})(?:NaN|-?Infinity)(?=\s{0,99}[\],}])/

/**
 * The documents of a JSON text: one, one a line, one behind each record separator (RFC 8142), or a script's (`var lake = {…};`).
 * @throws if it is none of them
 */
export function jsonDocuments(text: string): unknown[] {
  if (text.includes(recordSeparator)) return partsOf(text, recordSeparator)
  try {
    return [JSON.parse(text)]
  } catch (fault) {
    // Python writes NaN, which is no JSON, for a height or a corner that is not known.
    if (bareNaN.test(text)) return jsonDocuments(text.replaceAll(new RegExp(bareNaN, 'g'), 'null'))
    return linesOf(text) ?? inScript(text, fault)
  }
}

const partsOf = (text: string, separator: string) =>
  text
    .split(separator)
    .filter((part) => part.trim() !== '')
    .map((part): unknown => JSON.parse(part.trimEnd().replace(/,$/, '')))

function linesOf(text: string): unknown[] | null {
  try {
    const lines = partsOf(text, '\n')
    return lines.length > 1 ? lines : null
  } catch {
    return null
  }
}

function inScript(text: string, fault: unknown): unknown[] {
  const starts = ['{', '['].map((bracket) => text.indexOf(bracket)).filter((place) => place > 0)
  if (starts.length === 0) throw fault
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return [JSON.parse(text.slice(Math.min(...starts), end + 1))]
}
