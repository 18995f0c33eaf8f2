import { chatMessages, sourceOf } from '#lib/assistant/messages'
import type { NamedBoat } from '#lib/assistant/reading/names'
import { board } from '#lib/assistant/replies/board'
import { answerPicture } from '#lib/assistant/replies/reply-bodies'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'
import type { Table } from '#lib/protocol/widget-messages'
import type { RoutePath } from '#lib/routes/table'

/** What is said of one part of a text. */
export interface FactAnswer {
  lines: string[]
  /** Whether any of it is a figure or a word of our pages. */
  isTold: boolean
  /** Whether some of it comes with a quote, whatever is said of it here. */
  isOpen?: boolean
  /** Whether one of its figures is indicative. */
  indicative?: boolean
  entry: string
  page: RoutePath
  boats?: readonly NamedBoat[]
  /** The same as a table, which stands for that many of the lines. */
  table?: Pick<Table, 'columns' | 'rows'> & { lineCount: number }
}

/** Chinese has a space beside a name in Latin letters. */
const spaced = (text: string) =>
  text.replace(/(?<=[A-Za-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu, ' ')

/** The table of a comparison, where that is all that is told: it stands for the first lines. */
function tableOf([told, other]: readonly FactAnswer[]): { table?: Table } {
  if (!told?.table || other) return {}
  const { columns, rows, lineCount } = told.table
  const spacedRows = rows.map(({ label, cells }) => ({ label, cells: cells.map(spaced) }))
  return { table: { columns: columns.map(spaced), rows: spacedRows, lines: [0, lineCount] } }
}

/** One message for all that was asked: an answer where a page tells some of it, else the board. */
export function factMessages(told: readonly FactAnswer[], text: string, language: Locale): MessageBody[] {
  const { ask, indicative } = chatMessages[language].ChatFacts
  const lines = [...new Set(told.flatMap((each) => each.lines))]
  const first = told.find(({ isTold }) => isTold)
  if (!first) return board(text, language, spaced([...lines, ask].join('\n')))
  const picture = answerPicture(first.boats?.map(({ slug }) => slug) ?? [], language)
  const isOpen = told.some(({ isTold, isOpen: isLeft }) => !isTold || isLeft)
  return [
    {
      type: 'answer',
      text: spaced([...lines, ...(told.some((each) => each.indicative) ? [indicative] : [])].join('\n')),
      answer_id: first.entry,
      source: sourceOf(first.page, language),
      offer: isOpen ? 'board' : 'callback',
      ...(picture ? { picture } : {}),
      ...tableOf(told),
    },
  ]
}
