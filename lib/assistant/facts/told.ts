import type { NamedBoat } from '#lib/assistant/reading/names'
import type { Table } from '#lib/protocol/widget-messages'
import type { RoutePath } from '#lib/routes/table'

/** What is said of one part of a text. */
export interface Told {
  lines: string[]
  /** Whether any of it is a figure or a word of our pages. */
  isTold: boolean
  /** Whether some of it comes with a quote, whatever is said of it here. */
  isOpen?: boolean
  indicative: boolean
  entry: string
  page: RoutePath
  boats: readonly NamedBoat[]
  /** The same as a table, which stands for that many of the lines. */
  table?: Pick<Table, 'columns' | 'rows'> & { lineCount: number }
}
