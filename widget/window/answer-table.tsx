import type { Table } from '../../lib/protocol/widget-messages.ts'
import type { Core } from '../shared/core.ts'
import css from './table.css?text'
import { Words } from './text-lines.tsx'

/** Two things stand beside their properties' names; more of them have the width, with each name over its row. */
const mostBeside = 2

/** Things beside each other, property by property; where they are more than the window is wide, the table moves sideways. */
export function AnswerTable({ core, table: { columns, rows } }: { core: Core; table: Table }) {
  core.adopt(css)
  const isBeside = columns.length <= mostBeside
  // biome-ignore-start lint/suspicious/noArrayIndexKey: columns of one table never change places
  const cellsOf = (cells: readonly string[]) =>
    columns.map((_, at) => (
      <td key={at}>
        <Words text={cells[at] || '–'} />
      </td>
    ))
  return (
    <section className="table" aria-label={columns.join(', ')} tabIndex={isBeside ? undefined : 0}>
      <table data-beside={isBeside}>
        <thead>
          <tr>
            {isBeside && <td />}
            {columns.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) =>
          isBeside ? (
            <tbody key={label}>
              <tr>
                <th scope="row">{label}</th>
                {cellsOf(cells)}
              </tr>
            </tbody>
          ) : (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
              <tr>{cellsOf(cells)}</tr>
            </tbody>
          ),
        )}
      </table>
    </section>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: columns of one table never change places
}
