import { FormatError, numberIn } from './format-error.ts'

/** Reads a CSV file of numbers whose first line names its columns; each of `columns` must be there. Throws FormatError. */
export function readTable<Column extends string>(text: string, columns: readonly Column[]): Record<Column, number>[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = head.split(',').map((name) => name.trim())
  const places = columns.map((column) => {
    const place = names.indexOf(column)
    if (place < 0) throw new FormatError('CSV', `column ${column} is missing`)
    return [column, place] as const
  })
  return lines.map((line, index) => {
    const fields = line.split(',')
    const row: Partial<Record<Column, number>> = {}
    for (const [column, place] of places) row[column] = numberIn(fields[place], `CSV line ${index + 2}, ${column}`)
    return whole(row, columns)
  })
}

function whole<Column extends string>(
  row: Partial<Record<Column, number>>,
  columns: readonly Column[],
): Record<Column, number> {
  if (!isWhole(row, columns)) throw new FormatError('CSV', 'a column is missing')
  return row
}

const isWhole = <Column extends string>(
  row: Partial<Record<Column, number>>,
  columns: readonly Column[],
): row is Record<Column, number> => columns.every((column) => row[column] !== undefined)
