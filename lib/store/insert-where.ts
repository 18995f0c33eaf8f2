import { type Expression, type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

type RowWithExpressions<Row> = { [Column in keyof Row]: Row[Column] | RawBuilder<Row[Column]> }

/** Inserts a row if a condition holds and it does not exist yet. Returns its id. */
export function insertWhere<Name extends 'lead' | 'delivery' | 'attachment' | 'data_request'>(
  sql: Sql,
  table: Name,
  row: RowWithExpressions<Tables[Name]>,
  condition: Expression<SqlBool>,
): Query<{ id: string }> {
  const columns = Object.keys(row).map((column) => raw.ref(column))
  return raw<{ id: string }>`
    insert into ${raw.table(table)} (${raw.join(columns)})
    select ${raw.join(Object.values(row))} where ${condition}
    on conflict do nothing returning id`.compile(sql)
}
